import { carries, forbidden, tooFewOf, tooMany, tooMuch, type RuleCases } from '../../../case.ts';
import { aForce, type ArmyId } from '../bases.ts';
import { judged } from '../named.ts';

const overBudget = 'budget/over';

const infernal: ArmyId = 'infernal-dwarves';
const infernal20 = 'Infernal Master + General, 2 Infernal Legion:29';

/** What the army has of its own. */
export const infernalDwarvesCases: readonly RuleCases[] = [
	judged({ title: 'one Magma Daemon', rows: ['magma-daemon'], army: infernal }, [
		{ list: `${infernal20}, Magma Daemon`, size: 2080 },
		{ list: `${infernal20}, 2 Magma Daemon`, size: 2080, codes: [tooMany] },
		{ list: `${infernal20}, 2 Magma Daemon`, size: 2079, codes: [tooMany, tooMuch] }
	]),
	judged({ title: 'crossbows or blunderbusses', rows: ['hellfire'], army: infernal }, [
		{ list: aForce(infernal, 'Hellfire Legion:10 + Crossbow + Hellflame Upgrade') },
		{ list: aForce(infernal, 'Hellfire Legion:10'), codes: [tooFewOf] },
		{
			list: aForce(infernal, 'Hellfire Legion:10 + Hailshot Blunderbuss + Hellflame Upgrade'),
			codes: [forbidden]
		}
	]),
	judged({ title: 'his banner is among his items', rows: ['infernal-banner'], army: infernal }, [
		// 45 + 5 = 50, and 10 instead of 5.
		{
			list: 'Infernal Hellsmith + Level 1 Wizard + Lore of Fire + General, Infernal Legion:28, Infernal Master + Battle Standard Bearer + Banner of Razors + Speed Potion'
		},
		{
			list: 'Infernal Hellsmith + Level 1 Wizard + Lore of Fire + General, Infernal Legion:28, Infernal Master + Battle Standard Bearer + Banner of Razors + Obsidian Pebble',
			codes: [overBudget]
		}
	]),
	judged(
		{ title: 'a Thundermaster bears, and does not lead', rows: ['thundermaster'], army: infernal },
		[
			{ list: aForce(infernal, "Taur'varakh Thundermaster + Battle Standard Bearer") },
			{ list: "Taur'varakh Thundermaster + General, Infernal Legion:28", codes: [carries] }
		]
	)
];
