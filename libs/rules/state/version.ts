/** Version of the engine, stamped on logs and snapshots; the same as that of the package. */
export const engineVersion = '0.1.0';
