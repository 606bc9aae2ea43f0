import { carries, exclusive, forbidden, missing, tooMany, type RuleCases } from '../../../case.ts';
import { aForce, bases, type ArmyId } from '../bases.ts';
import { judged } from '../named.ts';

const beasts: ArmyId = 'beast-herds';
const herd = bases[beasts].core;
const centaur = 'Centaur Chieftain + Light Armour + General';
const minotaur = 'Minotaur Warlord + Light Armour + General';
const beastlord = 'Beastlord + Light Armour + General';

/** What the army has of its own. */
export const beastHerdsCases: readonly RuleCases[] = [
	judged({ title: 'Centaurs are Core under a Centaur', rows: ['centaurs'], army: beasts }, [
		{ list: `${centaur}, ${herd}, Centaurs (Core):5`, points: 100 + 252 + 80 },
		{ list: `${centaur}, ${herd}, Centaurs:5`, codes: [forbidden] },
		{ list: aForce(beasts, 'Centaurs:5') },
		{ list: aForce(beasts, 'Centaurs (Core):5'), codes: [missing] }
	]),
	judged({ title: 'Minotaurs are Core under their Warlord', rows: ['minotaurs'], army: beasts }, [
		{ list: `${minotaur}, ${herd}, Minotaurs (Core):3`, points: 220 + 252 + 120 },
		{ list: aForce(beasts, 'Minotaurs (Core):3'), codes: [missing] },
		{ list: `${minotaur}, ${herd}, 2 Minotaurs (Core):3`, codes: [tooMany] }
	]),
	judged({ title: 'Longhorns in ambush are twenty', rows: ['longhorn-ambush'], army: beasts }, [
		{ list: aForce(beasts, 'Longhorn Herd:20 + Halberds + Ambush') },
		{ list: aForce(beasts, 'Longhorn Herd:21 + Halberds + Ambush'), codes: [tooMany] },
		{ list: aForce(beasts, 'Longhorn Herd:40 + Halberds') }
	]),
	judged({ title: 'a totem for a champion who bears it', rows: ['totems'], army: beasts }, [
		{ list: aForce(beasts, 'Wildhorn Herd:10 + Champion + Totem Bearer + Direwolf Totem') },
		{ list: aForce(beasts, 'Wildhorn Herd:10 + Champion + Direwolf Totem'), codes: [carries] },
		{
			list: aForce(
				beasts,
				'Wildhorn Herd:10 + Champion + Totem Bearer + Direwolf Totem + Foulhide Totem'
			),
			codes: [exclusive]
		}
	]),
	judged(
		{ title: 'one banner of the call for each Beastlord', rows: ['wildherd-call'], army: beasts },
		[
			{ list: `${beastlord}, Wildhorn Herd:42 + Standard Bearer + Wildherd Call Banner` },
			{
				list: `${beastlord}, 2 Wildhorn Herd:21 + Standard Bearer + Wildherd Call Banner`,
				codes: [tooMany]
			}
		]
	)
];
