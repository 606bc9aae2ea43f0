import { pastedWords } from '../../i18n/pasted.ts';
import { findArmy, normaliseName, type Named } from '../resolve/names.ts';
import type { OwnText } from './own-text.ts';

interface NamedSystem<A extends Named> extends Named {
	readonly edition?: string;
	readonly armies: readonly A[];
}

/** The army and game in the head of a list: "Army · Game, points of 2026-01-01". */
export function findOwnArmy<A extends Named>(
	{ head }: OwnText,
	systems: readonly NamedSystem<A>[]
): { readonly system: string; readonly army: string } | undefined {
	const [, army = '', game = ''] = /^(.+?) · (.+)$/.exec(head[0]?.text ?? '') ?? [];
	return systems
		.filter((system) => isOf(game, system))
		.map((system) => ({ system: system.id, army: findArmy(army, system.armies)?.id }))
		.flatMap(({ system, army }) => (army === undefined ? [] : [{ system, army }]))[0];
}

/** A game is named by its edition, preceded by the system's name if the edition does not contain it. */
function isOf(game: string, { name, edition = '' }: NamedSystem<Named>): boolean {
	const whole = edition.includes(name) ? edition : `${name}, ${edition}`;
	const written = normaliseName(game);
	const known = normaliseName(whole);
	return (
		written === known ||
		pastedWords('pointsDated').some((date) =>
			written.startsWith(`${known} ${normaliseName(date)} `)
		)
	);
}
