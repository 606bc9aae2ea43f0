import { fc } from '../draw.ts';
import { expect, test } from 'vitest';
import { amount } from '../runs.ts';
import { takeIn, waysIn, type Input } from './imports/fuzz.ts';

const inputs = amount({ all: 20_000, part: 250 });
/** Another seed tries other inputs; so many inputs are tried under one, so that memory is let go of. */
const seed = Number(process.env['SEED'] ?? amount({ all: Date.now() % 2 ** 31, part: 1 }));
const atOnce = 10_000;

const number = fc.nat({ max: 2 ** 31 - 1 });
/** Any sixteen bits, halves of letters among them. */
const letters = fc
	.array(fc.nat({ max: 65535 }), { maxLength: 40 })
	.map((codes) => String.fromCharCode(...codes));
const input: fc.Arbitrary<Input> = fc.record({
	way: fc.nat({ max: waysIn - 1 }),
	document: fc.nat({ max: 9999 }),
	mutations: fc.array(fc.tuple(number, number, number), { minLength: 1, maxLength: 6 }),
	text: fc.oneof(letters, fc.string({ maxLength: 60 }))
});

test(
	`${inputs} inputs end in a sentence or in a harmless roster`,
	{ timeout: 6 * 60 * 60 * 1000 },
	() => {
		const tally = { accepted: 0, refused: 0 };
		for (let done = 0; done < inputs; done += atOnce) {
			fc.assert(
				fc.property(input, (each) => takeIn(each, tally)),
				{ seed: seed + done, numRuns: Math.min(atOnce, inputs - done) }
			);
			if (inputs > atOnce)
				process.stdout.write(
					`${done + atOnce} inputs from seed ${seed}: ${JSON.stringify(tally)}\n`
				);
		}
		// Both ends are reached: else the inputs would prove little.
		expect(tally.accepted).toBeGreaterThan(inputs / 20);
		expect(tally.refused).toBeGreaterThan(inputs / 4);
	}
);
