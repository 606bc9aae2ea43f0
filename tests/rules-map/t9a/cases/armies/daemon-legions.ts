import { carries, exclusive, repeated, tooFewOf, type RuleCases } from '../../../case.ts';
import { aForce, type ArmyId } from '../bases.ts';
import { judged } from '../named.ts';

const overBudget = 'budget/over';

const daemons: ArmyId = 'daemon-legions';
const prince = (god: string) =>
	`Daemonic Prince + Heavy Armour + Mark of the Daemon Legion (${god}) + General`;
const sheders = (count: number, models: number) =>
	`${count} Bloodsheders of Wrath:${models} + Blood Swords`;
const harbinger = 'Harbinger of Wrath + Innate Defence (6+)';

/** What the army has of its own. */
export const daemonLegionsCases: readonly RuleCases[] = [
	judged({ title: 'troops of a god who does not lead', rows: ['gods-general'], army: daemons }, [
		{ list: `${prince('Wrath')}, ${sheders(2, 11)}` },
		{ list: `${prince('Unbound')}, ${sheders(2, 11)}` },
		{ list: `${prince('Lust')}, ${sheders(2, 11)}`, codes: [repeated] },
		{ list: `${prince('Lust')}, ${sheders(1, 21)}` },
		{ list: `${prince('Lust')}, ${sheders(1, 21)}, 2 Sirens of Lust:10` },
		{ list: `${prince('Lust')}, ${sheders(2, 16)}`, size: 1500 },
		{ list: `${prince('Lust')}, ${sheders(3, 11)}`, size: 1500, codes: [repeated] },
		{ list: `${prince('Wrath')}, ${sheders(3, 11)}`, size: 1500 },
		{ list: `${prince('Lust')}, ${sheders(3, 28)}`, size: 3999, codes: [repeated] },
		{ list: `${prince('Lust')}, ${sheders(4, 21)}`, size: 4000 },
		{ list: `${prince('Lust')}, ${sheders(5, 17)}`, size: 4000, codes: [repeated] }
	]),
	judged({ title: 'each has the mark of one god', rows: ['daemon-marks'], army: daemons }, [
		{ list: aForce(daemons, 'Gargoyles:5 + Mark of the Daemon Legion (Change)') },
		{ list: aForce(daemons, 'Gargoyles:5'), codes: [tooFewOf] },
		{
			list: aForce(
				daemons,
				'Gargoyles:5 + Mark of the Daemon Legion (Change) + Mark of the Daemon Legion (Lust)'
			),
			codes: [exclusive]
		}
	]),
	judged({ title: 'items of daemons', rows: ['daemonic-items'], army: daemons }, [
		{ list: aForce(daemons, `${harbinger} + Warp Shield`), points: 502 + 150 },
		{ list: aForce(daemons, `${harbinger} + Warp Shield + Unholy Trinity`), codes: [overBudget] },
		{ list: aForce(daemons, `${harbinger} + Flaring Strike + Black Orb`) },
		{
			list: aForce(daemons, `${harbinger} + Flaring Strike + Blade of Grief`),
			codes: [exclusive]
		},
		{ list: aForce(daemons, `${harbinger} + Eternal Mind`), codes: [carries] },
		{ list: aForce(daemons, `2 ${harbinger} + Portal Gem`), codes: [repeated] }
	])
];
