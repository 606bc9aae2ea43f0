import { carries, forbidden, tooFewOf, tooMany, type RuleCases } from '../../../case.ts';
import { aForce, bases, type ArmyId } from '../bases.ts';
import { judged } from '../named.ts';

const vermin: ArmyId = 'the-vermin-swarm';
const swarm = bases[vermin].core;

/** What the army has of its own. */
export const verminSwarmCases: readonly RuleCases[] = [
	judged({ title: 'a Greater Clan leads', rows: ['greater-clan'], army: vermin }, [
		{ list: `Deathrunner + Greater Clan + General, ${swarm}` },
		{ list: aForce(vermin, 'Deathrunner + Greater Clan'), codes: [tooFewOf] },
		{ list: aForce(vermin, 'Deathrunner') },
		{ list: `Deathrunner + Greater Clan + General, ${swarm}, Clan Lord`, codes: [forbidden] }
	]),
	judged({ title: 'a team has one weapon', rows: ['warp-tech-team'], army: vermin }, [
		{ list: aForce(vermin, 'Clan Vermin:20 + Warp Tech Team + Gatling Gun') },
		{ list: aForce(vermin, 'Clan Vermin:20 + Warp Tech Team'), codes: [tooFewOf] },
		{ list: aForce(vermin, 'Clan Vermin:20 + Gatling Gun'), codes: [carries] }
	]),
	judged({ title: 'a Machinist has one upgrade or more', rows: ['machinist'], army: vermin }, [
		{ list: aForce(vermin, 'Warp Tech Machinist + Exoskeleton + Warp Flame Projector') },
		{ list: aForce(vermin, 'Warp Tech Machinist'), codes: [tooFewOf] }
	]),
	judged({ title: 'Vermin Ogres: two', rows: ['vermin-ogres'], army: vermin }, [
		{ list: aForce(vermin, '2 Vermin Ogres:3, Clan Vermin:30'), size: 1500 },
		{ list: aForce(vermin, '3 Vermin Ogres:3, Clan Vermin:30'), size: 1500, codes: [tooMany] }
	])
];
