import { expect, test } from 'vitest';
import type { System } from '#schema';
import { momentSections } from '../../src/content/reference.ts';
import type { SheetWarscroll } from '../../src/content/model.ts';

const system = {
	turnOrder: ['Start of', 'Charge Phase', 'Combat Phase', 'Reaction']
} as unknown as System;

function unit(name: string, ...abilities: readonly (readonly [string, string, string?])[]) {
	return {
		name,
		stats: [],
		models: [],
		weapons: [],
		keywords: [],
		abilities: abilities.map(([timing, ability, text]) => ({
			timing,
			abilities: [{ name: ability, ...(text !== undefined && { text }) }]
		}))
	} satisfies SheetWarscroll;
}

function said(...units: readonly SheetWarscroll[]) {
	return momentSections(system, units).map(({ name, blocks }) => [
		name,
		...blocks.map((block) => `${block.name}: ${block.lines.join(' / ')}`)
	]);
}

test('moments stand in the order of a turn, in a phase the own turn before any and the enemy’s', () => {
	const host = unit(
		'Guard',
		['Enemy Combat Phase', 'Brace'],
		['Any Combat Phase', 'Strike'],
		['Reaction', 'Parry'],
		['Your Combat Phase', 'Rage'],
		['Start of Any Turn', 'Wake']
	);
	expect(said(host).map(([name]) => name)).toEqual([
		'Start of Any Turn',
		'Your Combat Phase',
		'Any Combat Phase',
		'Enemy Combat Phase',
		'Reaction'
	]);
});

test('how often is said of the ability, and does not part what is done at one moment', () => {
	const host = unit(
		'Guard',
		['Any Charge Phase', 'Ram', 'Roll a die.'],
		['Once Per Battle (Army), Any Charge Phase', 'Trample']
	);
	expect(said(host)).toEqual([
		['Any Charge Phase', 'Ram: Guard / Roll a die.', 'Trample: Guard · Once Per Battle (Army)']
	]);
});

test('what several units do alike is said once, what they do otherwise twice', () => {
	const ram = 'Any Charge Phase';
	const units = [
		unit('Guard', [ram, 'Ram', 'On 4+.']),
		unit('Riders', [ram, 'Ram', 'On 4+.']),
		unit('Beast', [ram, 'Ram', 'On 2+.'])
	];
	expect(said(...units)).toEqual([[ram, 'Ram: Guard, Riders / On 4+.', 'Ram: Beast / On 2+.']]);
});

test('what is always so has no moment, and a game without an order has none', () => {
	expect(said(unit('Guard', ['Passive', 'Stout']))).toEqual([]);
	const { turnOrder: _, ...orderless } = system;
	expect(momentSections(orderless, [unit('Guard', ['Reaction', 'Parry'])])).toEqual([]);
});

test('what the army may do stands with what its units do, without a name of somebody', () => {
	const others = [
		{ name: 'Drums', timing: 'Once Per Turn, Any Charge Phase', text: 'Roll.', who: '' },
		{ name: 'Spark', timing: 'Start of Any Turn', text: 'Burns.', cast: '6', who: 'Lore of Fire' },
		{ name: 'Stout', timing: 'Passive', text: 'Always.', who: '' }
	];
	const sections = momentSections(system, [unit('Guard', ['Any Charge Phase', 'Ram'])], others);
	expect(
		sections.map(({ name, blocks }) => [name, ...blocks.map((one) => [one.name, ...one.lines])])
	).toEqual([
		['Start of Any Turn', ['Spark (6)', 'Lore of Fire', 'Burns.']],
		['Any Charge Phase', ['Ram', 'Guard'], ['Drums', 'Once Per Turn', 'Roll.']]
	]);
});

test('in short, what a warscroll says is not said again; what the army may do is', () => {
	const guard = unit('Guard', ['Once Per Turn, Reaction', 'Parry', 'Roll a die.']);
	const horn = { name: 'Horn', timing: 'Reaction', text: 'Blow it.', who: 'Guard' };
	const [reaction] = momentSections(system, [guard], [horn]);
	expect(reaction?.blocks.map(({ name, lines, short }) => [name, lines, short])).toEqual([
		['Parry', ['Guard · Once Per Turn', 'Roll a die.'], ['Guard · Once Per Turn']],
		['Horn', ['Guard', 'Blow it.'], undefined]
	]);
});
