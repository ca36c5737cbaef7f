interface NumberTableProps {
  readonly columns: readonly string[];
  /** What a row is about, then its numbers. */
  readonly rows: readonly (readonly [string, ...(string | number)[]])[];
}

/** Numbers beside what they are of. */
export const NumberTable = ({ columns, rows }: NumberTableProps) => (
  <table class="pane-table number-table">
    <thead>
      <tr>
        {columns.map((name) =>
          name === '' ? (
            <td key={name} />
          ) : (
            <th key={name} scope="col">
              {name}
            </th>
          ),
        )}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...numbers]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {numbers.map((number, index) => (
            <td key={index}>{number}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
