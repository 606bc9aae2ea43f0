import { expect, test } from 'vitest';
import { checkRoster, mayCarry, type ArmyIndex } from '#engine';
import type { Roster } from '#schema';
import { buildSheet, type Sheet } from '../../src/content/index.ts';
import { sampleRosters } from '../sample-rosters.ts';
import { addedUp } from './added-up.ts';
import { boughtRoster } from './bought-rosters.ts';
import { pdfLines } from './pdf-text.ts';
import { renderInNode } from './render-node.ts';
import { aRoster, armiesOf, mainArmiesOf, unitsOf } from './rosters.ts';

function listOf(roster: Roster, index: ArmyIndex): Sheet {
	return buildSheet(roster, checkRoster(roster, index), 'list');
}

/** Every line comes to its base, options and models; all lines and what else is priced to the total. */
async function expectAddsUp(sheet: Sheet): Promise<void> {
	const { lines, others, total } = addedUp(await renderInNode(sheet, 'a4'), sheet);
	expect(lines.map(({ name, sum }) => [name, sum])).toEqual(
		lines.map(({ name, points }) => [name, points])
	);
	expect(lines.reduce((sum, { points }) => sum + points, 0) + others).toBe(total);
	expect(total).toBe(sheet.points);
}

const inPoints = sampleRosters.filter(({ system }) => system !== 'spearhead');

test.each(inPoints)('$system: the sample adds up by hand', async ({ roster, index }) => {
	await expectAddsUp(listOf(roster, index));
});

const games = [...new Set(inPoints.map(({ system }) => system))];

test.each(games)('%s: an army with as much as it may have adds up by hand', async (system) => {
	const [index] = mainArmiesOf(system);
	if (!index) throw new Error('no army');
	await expectAddsUp(listOf(boughtRoster(index, 4, index.system.usualSize), index));
});

test('a game without points prints none', async () => {
	const sample = sampleRosters.find(({ system }) => system === 'spearhead');
	if (!sample) throw new Error('no such game');
	const printed = pdfLines(await renderInNode(listOf(sample.roster, sample.index), 'a4'));
	expect(printed.join('\n')).not.toMatch(/\b(Each|Points|Total)\b/);
});

test('a character has his base price beside that of what he has', async () => {
	const index = armiesOf('whfb6').find(({ army }) => army.id === 'the-empire');
	if (!index) throw new Error('no Empire');
	const roster = aRoster(index, { units: unitsOf('captain + great-weapon') });
	const printed = pdfLines(await renderInNode(listOf(roster, index), 'a4')).join('\n');
	expect(printed).toMatch(/1 Captain .* 8 50 \d+/);
});

test('a unit of a list without that column has its base price beside its name', async () => {
	const index = armiesOf('aos4').find(({ army }) => army.id === 'disciples-of-tzeentch');
	const tome = index?.entries.get('kairic-tome');
	const bearer = tome && index?.units.find(({ tags }) => mayCarry({ tags }, tome));
	if (!index || !bearer) throw new Error('nobody has the tome');
	const { id } = bearer.entry;
	const sheet = listOf(aRoster(index, { units: unitsOf(`${id} + kairic-tome`, id) }), index);
	await expectAddsUp(sheet);
	const printed = pdfLines(await renderInNode(sheet, 'a4'))
		.join('\n')
		.replaceAll('\u00a0', ' ');
	expect(printed).toMatch(/base \d+, Kairic Tome \+20/);
	expect(printed.match(/base \d/g)).toHaveLength(1);
});
