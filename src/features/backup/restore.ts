import { backingUp } from '../../i18n/en/settings.ts';
import { openStorage } from '../../persistence/index.ts';
import { breather } from '../../platform/in-turn.ts';
import { addBackup, type Judge } from './add-backup.ts';
import { summarise } from '../../persistence/saving/summarise.ts';
import type { RestorePlan, Tally } from '../../exchange/backup/plan-restore.ts';

/** Bytes. A larger file is not read. */
const maxBytes = 200 * 1024 * 1024;

/** The result of restoring a backup. */
export interface Restored {
	/** Whether the file was a backup, whose contents are now here. */
	readonly ok: boolean;
	/** What was added, or why nothing was. */
	readonly messages: readonly string[];
}

/**
 * Adds a whole backup to what is stored, without changing anything stored.
 * @throws if the browser refuses to store; then nothing was added
 */
export async function restoreBackup(file: File, now = Date.now()): Promise<Restored> {
	if (file.size > maxBytes) {
		return { ok: false, messages: [backingUp.tooBig(maxBytes / 1024 ** 2)] };
	}
	const breathe = breather();
	const { readBackup } = await import('../import/late.ts');
	const result = await readBackup(file);
	if (!result.ok) return { ok: false, messages: result.faults.map(({ message }) => message) };
	const { backup: storage } = await openStorage();
	const judge: Judge = (roster, data) => summarise(roster, data).catch(() => undefined);
	const plan = await addBackup(storage, result.backup, now, judge, breathe);
	return { ok: true, messages: restoredWords(plan, result.backup.faults) };
}

/** The number of faults listed; more are only counted. */
const maxFaults = 5;

/** What restoring a backup did, in sentences. */
function restoredWords(plan: RestorePlan, faults: readonly string[]): readonly string[] {
	const {
		additions,
		rosters,
		versions,
		events,
		settings,
		wordings,
		aliases,
		texts,
		battles,
		rows
	} = plan;
	return [
		rosterWords(rosters),
		...tallyWords(versions, 'version'),
		...tallyWords(events, 'event'),
		...(events.other.length === 0
			? []
			: [backingUp.inAnotherForm(quoted(events.other), events.other.length)]),
		...tallyWords(settings, 'setting'),
		...(additions.settings.language === undefined ? [] : [backingUp.languageNext]),
		...tallyWords(wordings, 'wording'),
		...tallyWords(aliases, 'alias'),
		...tallyWords(texts, 'text'),
		...tallyWords(battles, 'battle'),
		...tallyWords(rows, 'row'),
		...faultWords(faults)
	];
}

function rosterWords({ added, here, beside }: RestorePlan['rosters']): string {
	const parts = [
		...partsOf({ added, here }, 'roster'),
		...(beside.length > 0 ? [backingUp.besideOthers(beside.length, quoted(beside))] : [])
	];
	return parts.length === 0 ? backingUp.noRoster : `${parts.join(', ')}.`;
}

type Thing = keyof typeof backingUp.things;

function tallyWords(tally: Tally, thing: Thing): readonly string[] {
	const parts = partsOf(tally, thing);
	return parts.length === 0 ? [] : [`${parts.join(', ')}.`];
}

/** "2 rosters added", "12 were here already"; the noun only if no part before has it. */
function partsOf({ added, here }: Pick<Tally, 'added' | 'here'>, thing: Thing): readonly string[] {
	const nameOf = backingUp.things[thing];
	return [
		...(added > 0 ? [backingUp.added(nameOf(added))] : []),
		...(here > 0 ? [backingUp.wereHere(here, added > 0 ? undefined : nameOf(here))] : [])
	];
}

function faultWords(faults: readonly string[]): readonly string[] {
	if (faults.length === 0) return [];
	const rest = faults.length - maxFaults;
	return [
		backingUp.notRead(faults.length),
		...faults.slice(0, maxFaults),
		...(rest > 0 ? [backingUp.andMore(rest)] : [])
	];
}

function quoted(names: readonly string[]): string {
	return names.map((name) => backingUp.quoted(name)).join(', ');
}
