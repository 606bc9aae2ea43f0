import { imports } from '../../i18n/en/faults.ts';
import type { Fault } from './fault.ts';

/** What is said of a line of a text, with its number. */
export function inLine(number: number, said: string): string {
	return `${imports.textLine(number)}: ${said}`;
}

/** What is wrong with a line of a text. */
export function lineFault(number: number, said: string): Fault {
	return { message: inLine(number, said), line: number };
}

/** What is wrong, without the number of the line that its message begins with. */
export function withoutLine({ message, line }: Pick<Fault, 'message' | 'line'>): string {
	const where = line === undefined ? '' : inLine(line, '');
	return message.startsWith(where) ? message.slice(where.length) : message;
}
