import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseInParts } from './parse-in-parts.ts';

/** What comes out, and after how many parts. */
function parsed(text: string) {
	const parsing = parseInParts(text);
	let parts = 1;
	let part = parsing.next();
	for (; part.done !== true; part = parsing.next()) parts += 1;
	return { value: part.value, parts };
}

/** What a parser makes of a text; `refused` if it throws. */
function outcome(parse: (text: string) => unknown, text: string): unknown {
	try {
		return { value: parse(text) };
	} catch {
		return 'refused';
	}
}

const backup = {
	muster: 1,
	rosters: [{ id: 'a', name: 'Say "]}" \\\\' }, { id: 'b' }, []],
	versions: []
};

test('a text comes in parts, one for each member of its lists', () => {
	expect(parsed(JSON.stringify(backup))).toEqual({ value: backup, parts: 4 });
	expect(parsed(JSON.stringify(backup, null, '\t')).value).toEqual(backup);
});

test.each([
	'',
	'{',
	'{}x',
	'{} \u00a0',
	'{"a":[1,]}',
	'{"a":[1 2]}',
	'{"a":[,1]}',
	'{"a":1,}',
	'{"a" 1}',
	'{a:1}',
	'{"a":"x}',
	'{"a":[{"b":1]}',
	'{"a":[1}'
])('%s is refused', (text) => {
	expect(() => parsed(text)).toThrow();
});

test('any JSON is read as it is read at once, and what is no JSON is refused as it is then', () => {
	const texts = fc.record({
		value: fc.oneof(fc.dictionary(fc.string(), fc.array(fc.jsonValue())), fc.jsonValue()),
		tabs: fc.constantFrom('', '\t'),
		cut: fc.option(fc.nat()),
		typed: fc.constantFrom('', '"', ',', ']', '}', '[', '{', '\\', '0')
	});
	fc.assert(
		fc.property(texts, ({ value, tabs, cut, typed }) => {
			const whole = JSON.stringify(value, null, tabs);
			const at = cut === null ? whole.length : cut % (whole.length + 1);
			const text = cut === null ? whole : whole.slice(0, at) + typed + whole.slice(at + 1);
			expect(outcome((given) => parsed(given).value, text)).toEqual(outcome(JSON.parse, text));
		}),
		{ numRuns: 300 }
	);
});
