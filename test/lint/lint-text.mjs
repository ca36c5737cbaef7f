/** Lints what stands on standard input as if it were the file named, and prints what it breaks. */
import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';

// Where CI is set the parser takes one run for granted, and reads the file as it lies on disk instead of this text.
process.env.TSESTREE_SINGLE_RUN = 'false';

const [filePath] = process.argv.slice(2);
const [result] = await new ESLint().lintText(await text(process.stdin), { filePath });
console.log(JSON.stringify(result.messages.map(({ ruleId, message }) => ({ ruleId, message }))));
