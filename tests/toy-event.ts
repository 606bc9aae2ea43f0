import { recognise, resolveEvent, type EventResult } from '../src/exchange/index.ts';
import type { Army, System } from '#schema';
import { toyArmy } from './toy-army.ts';

// Event packs for the toys and the dolls, as an organiser writes them.

const source = { line: 1 };
const { system: toySystem, army: toys } = toyArmy;

/** The toy system with a question and with a sketch of lines. */
export const eventSystem = {
	...toySystem,
	readings: [
		{
			id: 'deep-water',
			question: 'May horses swim?',
			answers: [
				{ id: 'they-swim', text: 'Yes.' },
				{ id: 'they-sink', text: 'No.' }
			],
			default: 'they-swim',
			source
		}
	],
	groups: [
		{
			id: 'line',
			name: 'Line',
			plural: 'Lines',
			of: { any: ['UNIT'] },
			sketch: true as const,
			text: 'Side by side.',
			source
		}
	]
} satisfies System;

const dolls: Army = {
	...toys,
	id: 'dolls',
	name: 'Dolls',
	aliases: ['The Nursery'],
	entries: [
		{ id: 'dolls', name: 'Dolls', type: 'troop', cost: 20, numbers: { toys: 2 }, source },
		{ id: 'rag-lancers', name: 'Lancers', type: 'troop', cost: 30, keywords: ['SOFT'], source }
	]
};

/** The armies that an event may be for. */
export const eventArmies = [toys, dolls];

/** The least that an event pack says. */
export const gardenCup = {
	eventPack: 1,
	name: 'Garden Cup',
	system: 'toy wars',
	date: '2026-12-05'
};

/** Reads a file as an event pack. */
export function readEventText(text: string): EventResult {
	const file = recognise(text);
	if (file.kind === 'event-pack') return resolveEvent(file.event, eventSystem, eventArmies);
	return { ok: false, faults: file.kind === 'unreadable' ? file.faults : [] };
}

/** Reads the least event pack with these changes. */
export function readEvent(changes: object): EventResult {
	return readEventText(JSON.stringify({ ...gardenCup, ...changes }));
}

/** What is wrong with the least event pack with these changes. */
export function eventFaults(changes: object): readonly string[] {
	const result = readEvent(changes);
	return result.ok ? [] : result.faults.map(({ message }) => message);
}

/** What is wrong with these rules of an event. */
export function ruleFaults(...constraints: readonly unknown[]): readonly string[] {
	return eventFaults({ constraints });
}

/** These rules of an event as they are read, or what is wrong. */
export function eventRules(...constraints: readonly unknown[]) {
	const result = readEvent({ constraints });
	return result.ok ? result.pack.constraints : result.faults;
}

/** A rule that counts, as an organiser writes it. */
export const countRule = (rest: object) => ({
	kind: 'count',
	of: { any: ['UNIT'] },
	max: 1,
	...rest
});
