import type { Roster, RosterUnit, Secret } from '#schema';
import type { ArmyIndex } from '../base/army-index.ts';
import { isAllowed } from '../allow/may-have.ts';
import { musterUnit } from '../base/muster.ts';
import { renewed } from '../base/renewed.ts';
import { matches } from '../base/selector.ts';

/** What an army may keep secret from the opponent, and whether the answers allow that. */
interface ArmySecret {
	readonly secret: Secret;
	/** False if an answer makes it known to both players. */
	readonly isKept: boolean;
}

/** Everything that this army may keep secret. */
export function secretsOf({ system, entries, answers }: ArmyIndex): readonly ArmySecret[] {
	return (system.secrets ?? [])
		.filter(({ of }) => [...entries.values()].some(({ tags }) => matches(of, tags)))
		.map((secret) => ({
			secret,
			isKept: secret.reading === undefined || answers.get(secret.reading)?.answer === secret.when
		}));
}

/**
 * The roster as the opponent may see it: without secrets, without what only a secret would allow, and without
 * unknown options. Two rosters that differ only in these give the same result.
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

/** The unit without options that are no longer allowed: a spell deck would reveal the item that opens it. */
function withAllowed(unit: RosterUnit, index: ArmyIndex): RosterUnit {
	const bearer = musterUnit(unit, index);
	const allowed = withOptions(unit, (id) => isAllowed(index, bearer, id));
	// Repeated, as a removed option may have granted what others need.
	return allowed.options?.length === unit.options?.length ? allowed : withAllowed(allowed, index);
}

function withOptions(unit: RosterUnit, isShown: (option: string) => boolean): RosterUnit {
	const { options: given, ...plain } = unit;
	const options = given?.filter(isShown) ?? [];
	return options.length === 0 ? plain : { ...plain, options };
}
