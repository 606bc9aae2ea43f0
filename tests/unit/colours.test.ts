import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, distance, sights } from '../colour-sight.ts';
import { styleRules, type StyleRule } from '../style-rules.ts';

const themes = ['light', 'dark'] as const;
/** What colours mean: what can be pressed, is chosen, is wrong, is right. */
const meant = ['accent', 'chosen', 'wrong', 'good'] as const;
/** What text and marks stand on. */
const grounds = ['paper', 'leaf'];
/** Lines between things that are told apart without them. */
const ornaments = new Set(['hairline']);

const tokens = new Map(
	[
		...readFileSync('src/app.css', 'utf8').matchAll(
			/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);/g
		)
	].map(([, name = '', light = '', dark = '']) => [name, { light, dark }])
);
const rules = styleRules();

function hexOf(token: string, theme: 'light' | 'dark'): string {
	const found = tokens.get(token);
	if (!found) throw new Error(`There is no colour --${token}.`);
	return found[theme];
}

/** The colours that a value names. */
const namedIn = (value = ''): readonly string[] =>
	[...value.matchAll(/var\(--([\w-]+)/g)].flatMap(([, name = '']) =>
		tokens.has(name) ? [name] : []
	);

/** What a value says is painted thinly over what it stands on. */
const washOf = (value = ''): { readonly of: string; readonly part: number } | undefined => {
	const [, of, part] = /color-mix\(in srgb, var\(--([\w-]+)\) (\d+)%/.exec(value) ?? [];
	return of === undefined ? undefined : { of, part: Number(part) / 100 };
};

function mixed(over: string, under: string, part: number): string {
	const at = (hex: string, from: number): number => Number.parseInt(hex.slice(from, from + 2), 16);
	return `#${[1, 3, 5]
		.map((from) => Math.round(at(over, from) * part + at(under, from) * (1 - part)))
		.map((value) => value.toString(16).padStart(2, '0'))
		.join('')}`;
}

const edges = /^(border|outline|box-shadow|accent-color|fill|stroke)/;
/** A sign that cannot be had is a mark, not a text. */
const isGreyed = ({ selector }: StyleRule): boolean => selector.includes('disabled');
const backgroundOf = ({ says }: StyleRule): string | undefined =>
	says['background'] ?? says['background-color'];

describe.each(themes)('in the %s theme', (theme) => {
	const hex = (token: string): string => hexOf(token, theme);
	const washes = rules.flatMap((rule) => {
		const wash = washOf(backgroundOf(rule));
		const of = namedIn(`var(--${wash?.of ?? ''})`);
		return wash && of.length > 0 ? [{ selector: rule.selector, ...wash }] : [];
	});

	test('every colour of text can be read on paper, on a leaf and on what is washed', () => {
		const used = new Set(
			rules
				.filter((rule) => !backgroundOf(rule) && !isGreyed(rule))
				.flatMap(({ says }) => namedIn(says['color']))
		);
		used.delete('leaf');
		expect(used.size).toBeGreaterThan(5);
		const on = grounds.flatMap((ground) => [
			{ name: ground, hex: hex(ground) },
			...washes.map(({ selector, of, part }) => ({
				name: `${selector} on ${ground}`,
				hex: mixed(hex(of), hex(ground), part)
			}))
		]);
		const faint = [...used].flatMap((token) =>
			on
				.map((under) => ({ under: under.name, ratio: contrast(hex(token), under.hex) }))
				.filter(({ ratio }) => ratio < 4.5)
				.map(({ under, ratio }) => `--${token} on ${under}: ${ratio.toFixed(2)}`)
		);
		expect(faint).toEqual([]);
	});

	test('text on a colour can be read', () => {
		const pairs = rules.flatMap((rule) =>
			washOf(backgroundOf(rule))
				? []
				: namedIn(backgroundOf(rule)).flatMap((under) =>
						namedIn(rule.says['color']).map((over) => ({ over, under, selector: rule.selector }))
					)
		);
		expect(pairs.map(({ selector }) => selector)).toContain('.primary');
		const faint = pairs.filter(({ over, under }) => contrast(hex(over), hex(under)) < 4.5);
		expect(faint).toEqual([]);
	});

	test('every edge and mark is seen on paper and on a leaf', () => {
		const drawn = rules.flatMap((rule) =>
			Object.entries(rule.says)
				.filter(([property]) => edges.test(property) || (property === 'color' && isGreyed(rule)))
				.flatMap(([, value]) => namedIn(value))
		);
		const used = new Set(drawn.filter((token) => ![...grounds, ...ornaments].includes(token)));
		expect([...used]).toEqual(expect.arrayContaining(['edge', 'chosen', 'accent']));
		const unseen = [...used].flatMap((token) =>
			grounds.filter((ground) => contrast(hex(token), hex(ground)) < 3).map((on) => ({ token, on }))
		);
		expect(unseen).toEqual([]);
	});

	test.each(Object.entries(sights))('colours that mean something stay apart for %s', (_, sight) => {
		const close = meant.flatMap((one, at) =>
			meant
				.slice(at + 1)
				.map((other) => ({ one, other, apart: distance(hex(one), hex(other), sight) }))
				// Four times what is just noticed.
				.filter(({ apart }) => apart < 0.08)
		);
		expect(close).toEqual([]);
	});
});

describe('a colour has one meaning', () => {
	const says = (rule: StyleRule, token: string): boolean =>
		Object.values(rule.says).some((value) => value.includes(`var(--${token})`));
	const placeOf = ({ file, selector }: StyleRule): string => `${file}: ${selector}`;
	const pressed = new Set(['a', 'button', 'summary', 'label', 'input', 'textarea']);

	test('the accent is for what can be pressed', () => {
		const used = rules.filter(
			(rule) =>
				says(rule, 'accent') && rule.file.endsWith('.svelte') && !rule.selector.includes(':focus')
		);
		expect(used.length).toBeGreaterThan(3);
		const other = used.filter(
			({ means }) =>
				means.length === 0 || !means.every((path) => path.some(({ name }) => pressed.has(name)))
		);
		expect(other.map(placeOf)).toEqual([]);
	});

	test('what is chosen has its own colour and no other', () => {
		const states = /aria-(pressed|checked|current)|:checked/;
		const other = rules.filter(
			(rule) =>
				states.test(rule.selector) && meant.some((token) => token !== 'chosen' && says(rule, token))
		);
		expect(other.map(placeOf)).toEqual([]);
	});

	test('what is wrong, or refused, is never in the colour of what can be pressed', () => {
		const wrong = /\.(fault|wrong|bad|broken|over|short|lacking|said|verdict|problem|failed|not)\b/;
		const found = rules.filter(({ selector }) => wrong.test(selector));
		expect(found.some((rule) => says(rule, 'wrong'))).toBe(true);
		expect(found.filter((rule) => says(rule, 'accent')).map(placeOf)).toEqual([]);
	});

	test('a heading has none of them', () => {
		const headings = rules.filter(
			({ selector, means }) =>
				/(^|\s)h[1-6]$|\.heading$/.test(selector) ||
				(means.length > 0 && means.every((path) => /^h[1-6]$/.test(path.at(-1)?.name ?? '')))
		);
		expect(headings.length).toBeGreaterThan(10);
		const coloured = headings.filter((rule) => meant.some((token) => says(rule, token)));
		expect(coloured.map(placeOf)).toEqual([]);
	});

	test('no meaning is told by colour alone: a tick, a bar below, a word in double underline', () => {
		const said = (selector: string, property: string): string | undefined =>
			rules.find((rule) => rule.selector === selector && rule.says[property])?.says[property];
		expect(said('.tick::before', 'content')).toBeDefined();
		expect(said("[aria-pressed='true']", 'box-shadow')).toMatch(/^inset 0 -3px/);
		expect(said('.over', 'text-decoration-style')).toBe('double');
	});

	test('no colour is named elsewhere than among the tokens, but what is black or white everywhere', () => {
		const named = rules.filter(
			(rule) =>
				rule.selector !== ':root' &&
				Object.values(rule.says).some((value) => /#[\da-f]{3,8}\b|light-dark\(/.test(value)) &&
				!Object.values(rule.says).some((value) => /#(fff|000)/.test(value))
		);
		expect(named.map(placeOf)).toEqual(['src/features/print/PaperPages.svelte: .area']);
	});
});
