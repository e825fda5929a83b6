import { reportFault } from './log/index.ts';
import { StartError } from './start-error.ts';

/** Runs a command with its arguments and prints one closing sentence. */
export async function runCommand(name: string, work: (given: string[]) => Promise<string>): Promise<void> {
  try {
    console.log(await work(process.argv.slice(2)));
  } catch (error) {
    if (error instanceof StartError) console.error(error.message);
    else reportFault(name, error);
    process.exitCode = 1;
  }
}

/** The same for a command that takes one file. */
export const runFileCommand = (name: string, work: (file: string) => Promise<string>): Promise<void> =>
  runCommand(name, ([file, ...more]) => {
    if (!file || file.startsWith('-') || more.length > 0)
      throw new StartError(`Say which file: npm run ${name} -- FILE`);
    return work(file);
  });
