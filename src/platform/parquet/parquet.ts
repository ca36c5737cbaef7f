/** A column of a Parquet file, by the names of its types. */
export interface ParquetColumn {
  readonly name: string;
  readonly type: 'STRING' | 'INT32' | 'BOOLEAN' | 'TIMESTAMP' | 'JSON';
}

/** The bytes of a Parquet file, compressed with Snappy; values are in the order of the columns. */
export async function parquetOf(
  columns: readonly ParquetColumn[],
  rows: readonly (readonly unknown[])[],
): Promise<Uint8Array> {
  const { parquetWriteBuffer } = await import('hyparquet-writer');
  return new Uint8Array(
    parquetWriteBuffer({
      columnData: columns.map(({ name, type }, at) => ({
        ...{ name, type, nullable: true },
        data: rows.map((row) => row[at] ?? null),
      })),
    }),
  );
}
