import { fc } from '../../../tests/draw.ts';
import { describe, expect, test } from 'vitest';
import {
	countRule,
	gardenCup,
	eventFaults,
	readEvent,
	readEventText,
	ruleFaults
} from '../../../tests/toy-event.ts';
import { writeEventPack } from './event-pack.ts';
import { plainRules } from './event-rules.ts';
import { timeOf } from '../../../tests/time-of.ts';

describe('whatever a file holds', () => {
	test('keys of the prototype are keys like any other', () => {
		const text = JSON.stringify(gardenCup);
		const withKey = (where: string) => text.replace('{', `{ "readings": { ${where} },`);
		expect(readEventText(withKey('"__proto__": "x"'))).toMatchObject({ ok: false });
		expect(readEventText(withKey('"constructor": "x"'))).toMatchObject({ ok: false });
		expect(readEventText(text.replace('{', '{ "__proto__": {},'))).toMatchObject({ ok: false });
	});

	test('nesting, length and numbers end in a sentence, and soon', async () => {
		expect(await timeOf(3000, readsStrangePacks)).toBeLessThan(3000);
	});

	function readsStrangePacks(): void {
		const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
		expect(readEventText(`{ "eventPack": 1, "constraints": ${deep} }`).ok).toBe(false);
		const strange = Array.from({ length: 200 }, (_, at) => `strange name ${at}`);
		const many = Array.from({ length: 100 }, () =>
			countRule({ of: { any: strange, none: strange } })
		);
		expect(ruleFaults(...many)).toEqual([
			'constraints: 40000 names to look up, maximum 1000. Write ids.'
		]);
		expect(ruleFaults(...Array<unknown>(101).fill(countRule({})))).toHaveLength(1);
		expect(eventFaults({ note: 'x'.repeat(4_000_000) })).toHaveLength(1);
		const [, ...rest] = ruleFaults(countRule({ of: { any: strange } }));
		expect(rest.at(-1)).toBe('And 180 more.');
	}

	test('reading it never throws', () => {
		const keys = fc.constantFrom('name', 'date', 'size', 'readings', 'constraints', 'note');
		const ruleKeys = fc.constantFrom('kind', 'of', 'by', 'any', 'max', 'scope', 'armies', 'when');
		const kinds = fc.constantFrom(...plainRules);
		const rule = fc.dictionary(ruleKeys, fc.oneof(fc.jsonValue(), kinds));
		const value = fc.oneof(fc.jsonValue(), fc.array(rule));
		fc.assert(
			fc.property(fc.dictionary(keys, value), (changes) => {
				const result = readEvent(changes);
				expect(result.ok || result.faults.length > 0).toBe(true);
			})
		);
	});

	test('what is written reads back as it was', () => {
		const tags = fc.uniqueArray(
			fc.constantFrom('pikes', 'lancers', 'rag-lancers', 'CAPTAIN', 'SOFT', 'UNIT', 'horse'),
			{ minLength: 1 }
		);
		const of = fc.record({ any: tags, all: tags, none: tags }, { requiredKeys: [] });
		const number = fc.integer({ min: 1, max: 1_000_000 });
		const line = fc.string({ minLength: 1, maxLength: 80 }).filter((text) => text === text.trim());
		const rule = fc.oneof(
			fc.record({ kind: fc.constant('count'), of, max: fc.nat(9), per: fc.constant('band') }),
			fc.record({ kind: fc.constant('unique'), of, scope: fc.constantFrom('army', 'unit') }),
			fc.record({ kind: fc.constant('carries'), option: fc.constant('lance-horse'), by: of }),
			fc.record({ kind: fc.constant('exclusive'), of, max: number, label: line }),
			fc.record({ kind: fc.constant('budget'), of, on: of, max: number }),
			fc.record({ kind: fc.constant('requires'), of, needs: of, scope: fc.constant('unit') }),
			fc.record({
				kind: fc.constant('group'),
				group: fc.constant('line'),
				of,
				min: number,
				advice: fc.constant(true)
			})
		);
		const changes = fc.record(
			{
				name: line,
				size: number,
				readings: fc.constant({ 'deep-water': 'they-sink' }),
				constraints: fc.array(rule, { maxLength: 6 }),
				note: fc.string({ maxLength: 100 })
			},
			{ requiredKeys: ['name'] }
		);
		fc.assert(
			fc.property(changes, (some) => {
				const first = readEvent(some);
				expect(first).toMatchObject({ ok: true });
				if (first.ok) expect(readEventText(writeEventPack(first.pack))).toEqual(first);
			})
		);
	});
});
