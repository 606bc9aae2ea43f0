/** 0: all went well; 1: some lists are illegal; 2: something could not be read or written. */
export type ExitCode = 0 | 1 | 2;

export function worse(one: ExitCode, other: ExitCode): ExitCode {
	return one > other ? one : other;
}
