import type { FactFaction } from './facts.ts';
import { idOf } from './wording.ts';

const alliances = ['ORDER', 'CHAOS', 'DEATH', 'DESTRUCTION'];

/** How players write the long names of some factions. */
const shortNames: Readonly<Record<string, readonly string[]>> = {
	'Stormcast Eternals': ['Stormcast', 'SCE'],
	'Slaves to Darkness': ['Slaves', 'StD'],
	'Soulblight Gravelords': ['Soulblight'],
	'Ossiarch Bonereapers': ['Ossiarchs', 'OBR'],
	'Flesh-eater Courts': ['Flesh Eater Courts', 'FEC'],
	'Gloomspite Gitz': ['Gloomspite'],
	'Maggotkin of Nurgle': ['Maggotkin'],
	'Disciples of Tzeentch': ['Tzeentch'],
	'Hedonites of Slaanesh': ['Slaanesh'],
	'Blades of Khorne': ['Khorne'],
	'Helsmiths of Hashut': ['Helsmiths'],
	'Lumineth Realm-lords': ['Lumineth Realmlords', 'Lumineth'],
	'Kharadron Overlords': ['Kharadron', 'KO'],
	'Daughters of Khaine': ['DoK'],
	'Idoneth Deepkin': ['Idoneth'],
	'Cities of Sigmar': ['Cities', 'CoS'],
	'Sons of Behemat': ['Sons'],
	'Ogor Mawtribes': ['Ogors']
};

/** A name as it is shown, and the others that a list may use. */
export function armyName(full: string): { name: string; aliases: string[] } {
	const plain = full.replace(/ \[LEGENDS\]$/, '');
	const at = plain.indexOf(' - ');
	if (at < 0) return { name: plain, aliases: [...(shortNames[plain] ?? [])] };
	const parent = plain.slice(0, at);
	const own = plain.slice(at + 3);
	// Four factions have a Legends army of one name.
	const name = own === 'Legions of Nagash' ? `${own} (${parent})` : own;
	return { name, aliases: [plain] };
}

/** The grand alliance that most of its units are of. */
export function familyOf({ units }: FactFaction): string {
	const counts = alliances.map((alliance) => ({
		alliance,
		count: units.filter(({ keywords }) => keywords.includes(alliance)).length
	}));
	const most = counts.reduce((best, each) => (each.count > best.count ? each : best));
	return most.alliance.charAt(0) + most.alliance.slice(1).toLowerCase();
}

/** The faction that an Army of Renown is a form of. */
export function parentOf({ name, army_of_renown }: FactFaction): { variantOf?: string } {
	const at = name.indexOf(' - ');
	if (at < 0 && !army_of_renown) return {};
	return at < 0 ? {} : { variantOf: idOf(name.slice(0, at)) };
}
