import { expect, test } from 'vitest';
import { undisturbed } from '../../src/cli/place-file.ts';

test('a signal takes effect after the work, and not during it', async () => {
	const events: string[] = [];
	const hear = (): void => {
		events.push('heard');
	};
	process.on('SIGHUP', hear);
	try {
		const result = await undisturbed(() => {
			process.kill(process.pid, 'SIGHUP');
			events.push('done');
			return 5;
		});
		// It is sent once more when nobody holds it back, so that it ends the command as it would have.
		await expect.poll(() => events).toEqual(['done', 'heard', 'heard']);
		expect(result).toBe(5);
	} finally {
		process.off('SIGHUP', hear);
	}
});

test('nobody listens any longer when the work is done, even if it fails', async () => {
	const before = process.listenerCount('SIGINT');
	await expect(
		undisturbed(() => {
			throw new Error('the disk is full');
		})
	).rejects.toThrow('the disk is full');
	expect(process.listenerCount('SIGINT')).toBe(before);
});
