import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

export type ParsedOptions =
  | {
      readonly ok: true;
      readonly values: Readonly<Record<string, string | boolean | undefined>>;
      readonly positionals: readonly string[];
    }
  | { readonly ok: false; readonly message: string };

/** Options of a command; an unknown one, or one without its value, is a refusal. */
export const parseOptions = (args: readonly string[], options: Options): ParsedOptions => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const single = Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.at(-1) : value,
    ]);
    return { ok: true, values: Object.fromEntries(single), positionals };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
};
