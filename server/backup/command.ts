import { reportFault } from '../log/index.ts';
import { StartError } from '../start-error.ts';

/** Runs a command that takes one file, and ends with one sentence. */
export async function runCommand(name: string, work: (file: string) => Promise<string>): Promise<void> {
  try {
    const [file, ...more] = process.argv.slice(2);
    if (!file || file.startsWith('-') || more.length > 0)
      throw new StartError(`Say which file: npm run ${name} -- FILE`);
    console.log(await work(file));
  } catch (error) {
    if (error instanceof StartError) console.error(error.message);
    else reportFault(name, error);
    process.exitCode = 1;
  }
}
