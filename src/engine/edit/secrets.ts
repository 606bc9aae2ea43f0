import type { Roster, RosterUnit, Secret } from '#schema';
import type { ArmyIndex } from '../base/army-index.ts';
import { isAllowed } from '../allow/may-have.ts';
import { musterUnit } from '../base/muster.ts';
import { renewed } from '../base/renewed.ts';
import { matches } from '../base/selector.ts';

/** What an army may have that its list keeps from the opponent, and whether the answers given leave it so. */
export interface ArmySecret {
	readonly secret: Secret;
	/** False where a reading is answered so that both players know of it. */
	readonly isKept: boolean;
}

/** Everything that this army may have and that may be secret. */
export function secretsOf({ system, entries, answers }: ArmyIndex): readonly ArmySecret[] {
	return (system.secrets ?? [])
		.filter(({ of }) => [...entries.values()].some(({ tags }) => matches(of, tags)))
		.map((secret) => ({
			secret,
			isKept: secret.reading === undefined || answers.get(secret.reading)?.answer === secret.when
		}));
}

/**
 * The roster as the opponent may see it: without what is secret, without what nobody could have but for
 * a secret, and without options that the army does not know, as nobody can say what they are. The same
 * for any two rosters that differ in such things only.
 */
export function withoutSecrets(given: Roster, index: ArmyIndex): Roster {
	const roster = renewed(given, index);
	const kept = secretsOf(index).filter(({ isKept }) => isKept);
	if (kept.length === 0) return roster;
	const isSecret = (id: string): boolean => {
		const tags = index.entries.get(id)?.tags;
		return tags !== undefined && kept.some(({ secret }) => matches(secret.of, tags));
	};
	const units = roster.units
		.filter(({ entry }) => !isSecret(entry))
		.map((unit) => withOptions(unit, (id) => index.entries.has(id) && !isSecret(id)))
		.map((unit) => withAllowed(unit, index));
	return { ...roster, units };
}

/** The unit without options that it may not have as it is: a spell deck tells of an item that opens it. */
function withAllowed(unit: RosterUnit, index: ArmyIndex): RosterUnit {
	const bearer = musterUnit(unit, index);
	const allowed = withOptions(unit, (id) => isAllowed(index, bearer, id));
	// An omitted option may have granted what others need.
	return allowed.options?.length === unit.options?.length ? allowed : withAllowed(allowed, index);
}

function withOptions(unit: RosterUnit, isShown: (option: string) => boolean): RosterUnit {
	const { options: given, ...plain } = unit;
	const options = given?.filter(isShown) ?? [];
	return options.length === 0 ? plain : { ...plain, options };
}
