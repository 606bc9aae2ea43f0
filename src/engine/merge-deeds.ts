import { addUp } from './deed-names.ts';
import type { CountedUnits, Deed } from './deed.ts';

/** Equal deeds as one, and two halves of one thing as the whole: taken and given is moved. */
export function mergeDeeds(deeds: readonly Deed[]): readonly Deed[] {
	return replaced(handedOn(moved(deeds.reduce<readonly Deed[]>(added, []))));
}

function added(deeds: readonly Deed[], deed: Deed): readonly Deed[] {
	for (const [at, earlier] of deeds.entries()) {
		const both = together(earlier, deed);
		if (both) return deeds.with(at, both);
	}
	return [...deeds, deed];
}

/** Two changes of a kind to the same thing. */
function together(one: Deed, other: Deed): Deed | undefined {
	if ('units' in one && 'units' in other && one.did !== 'replace' && other.did !== 'replace') {
		const isSame =
			one.did === other.did &&
			('option' in one ? one.option : undefined) ===
				('option' in other ? other.option : undefined) &&
			('group' in one ? one.group : undefined) === ('group' in other ? other.group : undefined);
		return isSame ? { ...one, units: addUp([...one.units, ...other.units]) } : undefined;
	}
	if (one.did === 'reorder' && other.did === 'reorder') {
		return { did: 'reorder', count: one.count + other.count };
	}
	return undefined;
}

/** An option that goes off one unit and to another. */
function moved(deeds: readonly Deed[]): readonly Deed[] {
	for (const [at, give] of deeds.entries()) {
		if (give.did !== 'give') continue;
		const to = onlyOne(give.units);
		for (const [from, deed] of deeds.entries()) {
			const giver = from < at ? giverOf(deed, give.option) : undefined;
			if (giver === undefined || to === undefined) continue;
			const move: Deed = { did: 'move-option', option: give.option, from: giver, to };
			return moved(deeds.with(from, move).toSpliced(at, 1));
		}
	}
	return deeds;
}

function giverOf(deed: Deed, option: string): string | undefined {
	return deed.did === 'take' && deed.option === option ? onlyOne(deed.units) : undefined;
}

function onlyOne(units: readonly CountedUnits[]): string | undefined {
	const [only, ...others] = units;
	return only?.ids.length === 1 && others.length === 0 ? only.name : undefined;
}

/** An option without a unit, given to one. */
function handedOn(deeds: readonly Deed[]): readonly Deed[] {
	return deeds.filter((deed) => {
		if (deed.did !== 'remove') return true;
		const stray = onlyOne(deed.units);
		return !deeds.some((other) => other.did === 'give' && other.option === stray);
	});
}

/** Units that go, and others that come. */
function replaced(deeds: readonly Deed[]): readonly Deed[] {
	const gone = deeds.findIndex(({ did }) => did === 'remove');
	const come = deeds.findIndex(({ did }) => did === 'add');
	const [remove, add] = [deeds[gone], deeds[come]];
	if (remove?.did !== 'remove' || add?.did !== 'add') return deeds;
	const replace: Deed = { did: 'replace', units: remove.units, by: add.units };
	return deeds.with(gone, replace).toSpliced(come, 1);
}
