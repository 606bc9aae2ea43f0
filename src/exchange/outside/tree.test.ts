import { describe, expect, test } from 'vitest';
import { readListTexts } from '../lines/list-text.ts';
import { recognise } from '../roster/recognise.ts';
import { readXml } from './xml.ts';
import { readTree, treeValue, treeText } from './roster-tree.ts';

const points = (value: number): object => [{ name: 'pts', typeId: 'points', value }];
const choice = (name: string, more: object = {}): object => ({
	name,
	number: 1,
	type: 'upgrade',
	...more
});

const roster = {
	name: 'Thunder',
	gameSystemName: 'Tin Wars',
	costs: points(310),
	costLimits: points(1000),
	forces: [
		{
			name: '✦ Handbook',
			catalogueName: 'Lead Host',
			selections: [
				choice('Spell Lore', {
					selections: [choice('Lore of Tin', { selections: [choice('Spark')] })]
				}),
				choice('Prayer Lore'),
				choice('Legends', { categories: [{ name: 'Configuration', primary: true }] })
			],
			forces: [
				{
					name: 'Regiment',
					selections: [
						{
							...choice('Queen', { costs: points(200) }),
							type: 'unit',
							selections: [choice('General'), choice('Orb', { costs: points(20) })]
						},
						{
							...choice('Pikes', { costs: points(90) }),
							type: 'unit',
							selections: [{ ...choice('Pike'), type: 'model', number: 10 }, choice('Reinforced')]
						}
					]
				},
				{ name: 'Auxillary Units', selections: [{ ...choice('Cart'), type: 'unit' }] }
			]
		}
	]
};

const text = `Thunder 310/1000 pts
Handbook

Lead Host
Spell Lore - Lore of Tin

General’s Regiment
Queen (200 pts)
• General
• Orb (20 pts)
Pikes (90 pts)
• Reinforced

Auxiliary Units
Cart
`;

/** The same tree as XML. */
function xmlOf(name: string, value: object): string {
	const parts = Object.entries(value);
	const own = parts.filter(([, inner]) => typeof inner !== 'object');
	const lists = parts.filter(([, inner]) => Array.isArray(inner)) as [string, object[]][];
	const attributes = own.map(([key, inner]) => ` ${key}="${String(inner)}"`).join('');
	const inner = lists.map(([key, items]) => {
		const one = key === 'categories' ? 'category' : key.slice(0, -1);
		return `<${key}>${items.map((item) => xmlOf(one, item)).join('')}</${key}>`;
	});
	return `<${name}${attributes}>${inner.join('')}</${name}>`;
}

describe('a list of another builder', () => {
	test('is the text that it would be copied as, from JSON and XML alike', () => {
		const fromXml = readXml(xmlOf('roster', roster));
		for (const value of [{ roster }, roster, fromXml ? treeValue(fromXml) : {}]) {
			const tree = readTree(value);
			expect(tree && treeText(tree)).toBe(text);
		}
	});

	test('names its game, so that no other is taken for it', () => {
		for (const file of [
			JSON.stringify({ roster }),
			`<?xml version="1.0"?>${xmlOf('roster', roster)}`
		]) {
			const read = recognise(file);
			expect(read).toMatchObject({
				kind: 'list-text',
				text: { game: 'Tin Wars', size: 1000, allLines: readListTexts(text)[0]?.allLines }
			});
		}
	});

	test('may be anything: a tree with parts of the wrong kind is read as far as it goes', () => {
		const odd = {
			roster: { forces: [null, 3, { selections: 'x', forces: [{ selections: [[]] }] }] }
		};
		expect(readTree(odd)?.forces).toHaveLength(1);
		expect(readTree({ roster: { forces: 'x' } })).toBeUndefined();
	});
});
