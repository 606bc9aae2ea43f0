import { setImmediate } from 'node:timers/promises';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Does some work on the disk without being interrupted by a signal such as Ctrl-C, which then takes effect
 * afterwards. At any other time a signal ends the command at once, even while a long document is laid out.
 */
export async function undisturbed<T>(work: () => T): Promise<T> {
	const caught: NodeJS.Signals[] = [];
	const hold = (signal: NodeJS.Signals): void => {
		caught.push(signal);
	};
	for (const signal of signals) process.on(signal, hold);
	try {
		const result = work();
		// A signal received during the work is delivered within two turns.
		await setImmediate();
		await setImmediate();
		return result;
	} finally {
		for (const signal of signals) process.off(signal, hold);
		for (const signal of caught.slice(0, 1)) process.kill(process.pid, signal);
	}
}
