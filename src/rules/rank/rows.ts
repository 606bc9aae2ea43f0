import type { ConstraintOf } from '#schema';
import { matches, numberOf } from '../../engine/base/index.ts';
import { sumOver, type Kit, type Rows } from '../base/offer.ts';

type Rank = ConstraintOf<'rank'>;

/** Nobody stands above the holder of the role. */
export const rankRows: Rows<'rank'> = ({ programme, kits, lifted }, rule) => {
	const holders = kits.filter(({ unit }) => unit.indexed && matches(rule.role, unit.tags));
	const others = kits.filter(({ unit }) => unit.indexed && matches(rule.among, unit.tags));
	for (const rank of new Set(holders.map((kit) => rankIn(rule, kit)))) {
		const higher = sumOver(others, (kit) => (rankIn(rule, kit) > rank ? 1 : 0));
		if (higher.length === 0) continue;
		const holding = programme.addPresence(
			sumOver(holders, (kit) => (rankIn(rule, kit) === rank ? 1 : 0))
		);
		const { most } = programme.range(higher);
		programme.bound([...higher, [holding, most]], { max: most }, lifted);
	}
};

function rankIn({ by }: Rank, { unit }: Kit): number {
	if ('number' in by) return numberOf(unit, by.number);
	return matches(by, unit.tags) ? 1 : 0;
}
