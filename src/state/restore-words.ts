import type { RestorePlan, Tally } from '../exchange/plan-restore.ts';
import { count } from './backup.ts';

/** So many of a file's faults are told; the rest are counted. */
const mostFaults = 5;

/** What restoring a backup has done, in sentences. */
export function restoredWords(plan: RestorePlan, faults: readonly string[]): readonly string[] {
	const { rosters, versions, events, rows } = plan;
	const other = events.other.map((name) => `“${name}”`).join(', ');
	return [
		rosterWords(rosters),
		...tallyWords(versions, 'kept version'),
		...tallyWords(events, 'event pack'),
		...(other === ''
			? []
			: [`${other} ${isOrAre(events.other)} here in another form, which stays.`]),
		...tallyWords(rows, 'unreadable row'),
		...faultWords(faults)
	];
}

function rosterWords({ added, here, beside }: RestorePlan['rosters']): string {
	const names = beside.map((name) => `“${name}”`).join(', ');
	const parts = [
		...(added > 0 ? [`${count(added, 'roster')} added`] : []),
		...hereWords(here, 'roster', added),
		...(beside.length > 0 ? [`${beside.length} came beside what is here: ${names}`] : [])
	];
	return parts.length === 0 ? 'There is no roster in it.' : `${parts.join(', ')}.`;
}

function tallyWords({ added, here }: Tally, name: string): readonly string[] {
	const parts = [
		...(added > 0 ? [`${count(added, name)} added`] : []),
		...hereWords(here, name, added)
	];
	return parts.length === 0 ? [] : [`${parts.join(', ')}.`];
}

/** "12 were here already"; what, where nothing before it says so. */
function hereWords(here: number, name: string, added: number): readonly string[] {
	if (here === 0) return [];
	const verb = here === 1 ? 'was' : 'were';
	return [`${added > 0 ? here : count(here, name)} ${verb} here already`];
}

function faultWords(faults: readonly string[]): readonly string[] {
	if (faults.length === 0) return [];
	const rest = faults.length - mostFaults;
	return [
		`${faults.length} could not be read:`,
		...faults.slice(0, mostFaults),
		...(rest > 0 ? [`And ${rest} more.`] : [])
	];
}

function isOrAre(names: readonly string[]): string {
	return names.length === 1 ? 'is' : 'are';
}
