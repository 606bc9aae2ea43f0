import { expect, test } from 'vitest';
import { listsIn } from '../../src/exchange/index.ts';
import { openFile } from '../../src/exchange/outside/open-file.ts';
import { openPacks } from '../../src/cli/packs.ts';
import { amount } from '../runs.ts';
import { dice } from '../sheets/rosters.ts';
import { timeOf } from '../time-of.ts';
import { mutateBytes, mutateText, type Mutation } from './imports/mutate.ts';
import { holdsFaults, holdsRoster, type Tally } from './imports/readers.ts';
import { samples } from './imports/samples.ts';

// `TIMES=25 RUN=all npx vitest run --project node tests/property/imports-samples.test.ts` takes 100,000; SEED tries others.

const inputs = Number(process.env['INPUTS'] ?? amount({ all: 4000, part: 100 }));
const seed = Number(process.env['SEED'] ?? 1);
/** Milliseconds of the processor that one input may take. */
const most = 1000;

const packs = openPacks('data');
let made = 0;
const newId = (): string => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`;
const reading = {
	packs: packs.source,
	newId
};

async function takeText(text: string, place: number, tally: Tally): Promise<void> {
	const content = await listsIn(text, reading);
	if (content.kind === 'unreadable') holdsFaults(content.faults, tally);
	if (content.kind !== 'lists') return;
	for (const list of content.lists) {
		const read = await list.read();
		if (read.ok) holdsRoster(read.roster, place, tally);
		else holdsFaults(read.faults, tally);
	}
}

/** Takes the sample of a number, changed in as many as four places. */
async function takeIn(number: number, tally: Tally): Promise<string> {
	const roll = dice(seed * 1_000_003 + number);
	const any = (): number => Math.floor(roll() * 2 ** 31);
	const sample = samples[number % samples.length];
	const mutations = Array.from({ length: 1 + (any() % 4) }, (): Mutation => [any(), any(), any()]);
	if (sample?.text !== undefined) {
		await takeText(mutateText(sample.text, mutations), number, tally);
	} else if (sample?.bytes) {
		const files = await openFile(Uint8Array.from(mutateBytes(sample.bytes, mutations)));
		for (const file of files.flat()) {
			if (file.ok) await takeText(file.text, number, tally);
			else holdsFaults([file.fault], tally);
		}
	}
	return sample?.kind ?? '';
}

test(
	`${inputs} changed lists of every form end in a sentence or in a harmless roster`,
	{ timeout: 6 * 60 * 60 * 1000 },
	async () => {
		const none = (): Tally => ({ accepted: 0, refused: 0 });
		const tally = none();
		let slowest = 0;
		for (let number = 0; number < inputs; number += 1) {
			const started = process.cpuUsage();
			const kind = await takeIn(number, tally).catch((error: unknown) => {
				throw new Error(`input ${number} of seed ${seed}`, { cause: error });
			});
			const time = process.cpuUsage(started).user / 1000;
			// The first of a kind reads its army's file.
			const again = time > most ? await timeOf(most, () => takeIn(number, none())) : time;
			slowest = Math.max(slowest, again);
			if (again > most) throw new Error(`input ${number} (${kind}) takes ${again} ms`);
		}
		if (inputs > 10_000)
			process.stdout.write(`${inputs} inputs: ${JSON.stringify({ ...tally, slowest })}\n`);
		expect(tally.accepted).toBeGreaterThan(inputs / 10);
		expect(tally.refused).toBeGreaterThan(inputs / 20);
	}
);
