import { describe, expect, test } from 'vitest';
import { cleanName, cleanNote, cleanValue, withoutUnseen } from './clean.ts';
import { obstacleIn } from './json-bounds.ts';

describe('a name', () => {
	test.each([
		['a control', 'Red\u001b[31m\u0007der\u009b', 'Red[31mder'],
		['an override', '\u202Egnp.exe', 'gnp.exe'],
		['isolates and marks of direction', '\u2066a\u2069\u200E\u200F\u061Cb', 'ab'],
		['zero width and a byte order mark', 'N\u200Bo\u2060r\uFEFFd\u00ADland', 'Nordland'],
		['halves of letters', 'a\uD800b\uDC00', 'ab'],
		['letters that show nothing', '\u3164\u115F', ''],
		['blanks of any kind', ' \u00A0\u2003a\u2800\u3000 b\t\n', 'a b'],
		['lines', 'The\r\nOld\u2028Guard', 'The Old Guard'],
		['marks in a heap', `Z${'\u0335'.repeat(30)}algo`, `Z${'\u0335'.repeat(4)}algo`],
		['a joiner where nothing joins', 'a\u200Db\u200C', 'ab'],
		['a selector on a letter', 'a\uFE0Fb', 'ab']
	])('loses %s', (_, name, clean) => {
		expect(cleanName(name)).toBe(clean);
	});

	test.each([
		'Nordland',
		'Élan — “Œuvre” №5',
		'שלום עליכם',
		'می‌خواهم',
		'क्‍ष',
		'👨‍👩‍👧 ❤️‍🔥 🤝🏽',
		'Tiếng Việt, ปั้น'
	])('stays as it is: %s', (name) => {
		expect(cleanName(name)).toBe(name);
		expect(cleanNote(name)).toBe(name);
	});

	test('keeps a space at its end while it is typed', () => {
		expect(withoutUnseen('Iron \u200B')).toBe('Iron ');
	});
});

test('a note keeps its lines and tabs', () => {
	expect(cleanNote('\u202E one\r\n\ttwo\u0000\u2028three \n')).toBe('one\n\ttwo\nthree');
});

describe('a value from outside', () => {
	test('is cleaned in every text, and keeps its keys', () => {
		const value = { name: 'a\u202E', note: 'a\nb', units: [{ name: 'x\ny', count: -0 }] };
		expect(cleanValue(value)).toEqual({
			name: 'a',
			note: 'a\nb',
			units: [{ name: 'x y', count: 0 }]
		});
	});

	test('cannot change what objects are', () => {
		const value: unknown = JSON.parse('{ "constructor": { "prototype": { "polluted": 1 } } }');
		expect(cleanValue(value)).toEqual({ constructor: { prototype: { polluted: 1 } } });
		expect(obstacleIn(JSON.parse('{ "a": [{ "__proto__": { "polluted": 1 } }] }'))).toBe(
			'“__proto__” is not known here.'
		);
		expect('polluted' in {}).toBe(false);
	});

	test('is not looked into for ever', () => {
		const deep: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));
		expect(obstacleIn(deep)).toBe('It is nested more than 32 levels deep, so it is not a list.');
		expect(obstacleIn(JSON.parse('['.repeat(30) + ']'.repeat(30)))).toBeUndefined();
	});
});
