import type { Army } from '#schema';
import { code, table } from './listing.ts';
import type { Printed, RulesMap } from './map.ts';
import { packIndex, type Pack } from './pack.ts';
import { none, trialCell } from './render.ts';
import { ownConstraints } from './stated.ts';

/** What an army's own file states, of which there is no sentence in the text. */
export function armyRows(pack: Pack): readonly Printed[] {
	return pack.armies.flatMap((army) => [
		...ownConstraints(pack.system, army).map((id) => ({
			keys: [`${army.id}/${id}`],
			lines: lineOf(pack, army, id)
		})),
		...(army.readings ?? []).map(({ id, source: { line } }) => ({
			keys: [`${army.id}/reading:${id}`],
			lines: line === undefined ? [] : [line]
		}))
	]);
}

function lineOf(pack: Pack, army: Army, id: string): readonly number[] {
	const { constraints } = packIndex(pack, army.id);
	const stated = [...constraints, ...(army.constraints ?? [])].find((each) => each.id === id);
	const line = stated && 'line' in stated.source ? stated.source.line : undefined;
	return line === undefined ? [] : [line];
}

/** Each army's own rules, each with a list that keeps it and one that breaks it. */
export function armyParts(map: RulesMap): readonly string[] {
	const { system, armies } = map.pack;
	return armies.flatMap((army) => {
		const ids = ownConstraints(system, army);
		if (ids.length === 0) return [];
		const body = ids.map((id) => [
			code(id),
			trialCell(map, `${army.id}/${id}`, 'met'),
			trialCell(map, `${army.id}/${id}`, 'broken')
		]);
		return [`### ${army.name}`, table(['Encoded in', 'Legal', 'Illegal'], body)];
	});
}

/** Constraints that no army can meet, or break, told in a sentence. */
export function untried(map: RulesMap, side: 'met' | 'broken'): string {
	const keys = [...map.everyTrial]
		.filter(([, tried]) => !tried.some(({ trials }) => trials[side]))
		.map(([key]) => code(key));
	return keys.join(', ') || none;
}
