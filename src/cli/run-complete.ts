import type { Roster, Selector } from '#schema';
import { matches, rosterContext, sourceText, unitName, type ArmyIndex, type Report } from '#engine';
import { pointsText } from '#i18n';
import { armyRuleText } from '../i18n/sentences/rules/army-rule-text.ts';
import { writePlainList, normaliseName } from '../exchange/index.ts';
import {
	complete,
	differencesOf,
	type Difference,
	contradiction,
	fix,
	habitsOf,
	type Completion,
	type Request,
	type Solve,
	type State,
	loadSolver
} from '../solver/index.ts';
import { unreadIn, type Judged, type ListOnDemand, type Outcome } from '../desk/index.ts';
import { listsInFile } from './lists.ts';
import type { CompleteOptions, FixOptions } from './options.ts';
import { eventFor } from './event.ts';
import { blockOf, terminalSafe, type ExitCode } from './outcome.ts';
import type { Packs } from './packs.ts';
import { filePaths } from './read-file.ts';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** `muster complete`: fills a list up to its points limit, in up to three ways. */
export async function runComplete(options: CompleteOptions, packs: Packs): Promise<ExitCode> {
	const list = await listIn(options, packs);
	if (!list) return 2;
	const { index } = list;
	const roster = { ...list.roster, size: options.size ?? list.roster.size };
	if (roster.size === 0) return failed(`${options.file}: This game has no points to spend.`);
	const [more, fewer, exclude] = [options.more, options.fewer, options.exclude].map((words) =>
		meantBy(words, index)
	);
	if (!more?.ok || !fewer?.ok || !exclude?.ok) {
		const wrong = [more, fewer, exclude].find((meant) => meant?.ok === false);
		return failed(wrong?.ok === false ? wrong.message : '');
	}
	const request = {
		index,
		roster,
		wishes: { more: more.selectors, fewer: fewer.selectors, seed: options.seed },
		excluded: ({ tags }: { readonly tags: ReadonlySet<string> }) =>
			exclude.selectors.some((of) => matches(of, tags))
	};
	const found: Completion[] = [];
	let state: State = 'none found';
	const solve = await openSolver();
	for (const each of complete(request, solve)) {
		if (each.report) found.push(each);
		else state = each.state;
	}
	const reasons = state === 'nothing legal exists' ? reasonsFor(request, solve) : [];
	const differences = differencesOf(
		found.map(({ report }) => report),
		habitsOf(list.index)
	);
	const shown = found.map((each, at) => shownOf(each, at, differences[at], list));
	if (options.json)
		printJson({
			completions: shown.map(({ object }) => object),
			...(found.length === 0 && { state, reasons })
		});
	else if (found.length > 0) process.stdout.write(foundText(options.file, shown));
	else process.stdout.write(blockText(`${options.file}: ${state}`, reasons));
	return found.length > 0 ? 0 : 1;
}

/** `muster fix`: makes a list legal with as few changes as can be found. */
export async function runFix(options: FixOptions, packs: Packs): Promise<ExitCode> {
	const list = await listIn(options, packs);
	if (!list) return 2;
	const { index, roster, report } = list;
	const pin = meantBy(options.pin, index);
	if (!pin.ok) return failed(pin.message);
	const pinned = report.context.units
		.filter(({ tags }) => pin.selectors.some((of) => matches(of, tags)))
		.map(({ unit }) => unit.id);
	const found = fix({ index, roster, pinned: new Set(pinned) }, await openSolver());
	const { state } = found;
	const lines = found.report ? changeLines(report, found.report) : [];
	if (options.json) {
		printJson({
			state,
			...(found.roster && {
				list: plainOf(found.roster, index, list),
				points: found.report?.points,
				changes: lines
			})
		});
	} else if (found.report) {
		const head =
			lines.length === 0
				? 'legal as it is'
				: `${pointsText(found.report.points)} points · ${state}`;
		process.stdout.write(blockText(`${options.file}: ${head}`, lines));
	} else process.stdout.write(`${options.file}: ${state}\n`);
	return found.report ? 0 : 1;
}

/** Rules and units that leave nothing legal together, each by itself needed for that. */
function reasonsFor(request: Request, solve: Solve): readonly string[] {
	const { index, roster } = request;
	const found = contradiction(request, solve);
	if (!found) return [];
	const { units } = rosterContext(roster, index);
	const pinned = units.filter(({ unit }) => found.units.includes(unit.id));
	return [
		...pinned.map((unit) => `${unitName(unit)} stays`),
		...found.rules.map((rule) => `${armyRuleText(index, rule)} [${sourceText(index, rule.source)}]`)
	];
}

/** The one list of a file, if it was fully read. */
async function listIn(
	{ file, event: given }: Pick<CompleteOptions, 'file' | 'event'>,
	packs: Packs
): Promise<Judged | undefined> {
	const event = await eventFor(given, packs);
	if (!event.ok) {
		process.stderr.write(blockOf(given ?? '', { kind: 'unreadable', ...event }));
		return undefined;
	}
	const [path = file] = filePaths([file]);
	const lists: ListOnDemand[] = [];
	for await (const some of listsInFile(path, packs, event.pack)) lists.push(...some);
	const [list, ...others] = lists;
	if (!list || others.length > 0) {
		failed(`${file}: There are ${lists.length} lists in this file; one at a time is needed.`);
		return undefined;
	}
	const outcome: Outcome = await list();
	if (outcome.kind === 'judged' && unreadIn(outcome).length === 0) return outcome;
	process.stderr.write(blockOf(file, outcome));
	return undefined;
}

/** The completions, and that there are no others where they are few. */
function foundText(file: string, shown: readonly ReturnType<typeof shownOf>[]): string {
	const [first] = shown;
	if (first?.object.changes.length === 0)
		return blockText(`${file}: nothing else was found that fits · ${first.known}`, []);
	const others = shown.length < 3 ? 'No other list that differs so was found.\n' : '';
	return shown.map(({ text }) => text).join('') + others;
}

function shownOf(
	{ report, roster, state }: Completion,
	at: number,
	difference: Difference | undefined,
	list: Judged
) {
	const name = difference
		? `${difference.isMore ? 'more' : 'fewer'} ${difference.name.toLowerCase()}`
		: undefined;
	const changes = changeLines(list.report, report);
	const points = `${pointsText(report.points)} of ${roster.size} points`;
	const known = `${points} · ${state}`;
	const head = [`Completion ${at + 1}`, name, known];
	return {
		known,
		text: blockText(head.filter((part) => part !== undefined).join(' · '), changes),
		object: {
			list: plainOf(roster, list.index, list),
			points: report.points,
			state,
			...(name !== undefined && { name }),
			changes
		}
	};
}

/** What is added, changed and removed, a line for each unit or for several that are alike. */
function changeLines(before: Report, after: Report): readonly string[] {
	const known = new Map(before.context.units.map((unit) => [unit.unit.id, lineOf(unit)]));
	const lines: string[] = [];
	for (const unit of after.context.units) {
		const was = known.get(unit.unit.id);
		if (was === undefined) lines.push(`+ ${lineOf(unit)}`);
		else if (was !== lineOf(unit)) lines.push(`~ ${was} → ${lineOf(unit)}`);
		known.delete(unit.unit.id);
	}
	for (const line of known.values()) lines.push(`- ${line}`);
	const counts = new Map<string, number>();
	for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
	return [...counts].map(([line, count]) =>
		count === 1 ? line : `${line.slice(0, 2)}${count} × ${line.slice(2)}`
	);
}

function lineOf(unit: Report['context']['units'][number]): string {
	const options = unit.options.map(({ id, indexed }) => indexed?.entry.name ?? id);
	const name =
		unit.unit.models === undefined ? unitName(unit) : `${unit.unit.models} ${unitName(unit)}`;
	const having = options.length > 0 ? ` with ${options.join(', ')}` : '';
	return `${name}${having} (${pointsText(unit.points)})`;
}

function blockText(head: string, lines: readonly string[]): string {
	return [head, ...lines.map((line) => `  ${line}`)]
		.map((line) => `${terminalSafe(line)}\n`)
		.join('');
}

function plainOf(roster: Roster, index: ArmyIndex, { player }: Judged): unknown {
	return JSON.parse(writePlainList(roster, index, player));
}

function printJson(object: object): void {
	process.stdout.write(`${JSON.stringify(object, null, '\t')}\n`);
}

function failed(message: string): ExitCode {
	process.stderr.write(`${message}\n`);
	return 2;
}

/** The solver, whose WebAssembly is beside the bundled command, or in its package. */
function openSolver(): ReturnType<typeof loadSolver> {
	const beside = fileURLToPath(new URL('./highs.wasm', import.meta.url));
	return loadSolver(existsSync(beside) ? beside : undefined);
}

/** What words of the command line mean in an army. */
type Meant =
	| { readonly ok: true; readonly selectors: readonly Selector[] }
	| { readonly ok: false; readonly message: string };

/** Parts of the army, headings and units by name. */
function meantBy(words: readonly string[], { system, units }: ArmyIndex): Meant {
	const selectors: Selector[] = [];
	for (const word of words) {
		const name = normaliseName(word);
		const isSo = (other: string): boolean => normaliseName(other) === name;
		const part = system.completion?.spread.find((each) => isSo(each.name));
		const types = system.types.filter(({ role, heading }) => role === 'unit' && isSo(heading));
		const named = units.filter(({ entry }) => isSo(entry.name));
		if (part) selectors.push(part.of);
		else if (named.length > 0) selectors.push({ any: named.map(({ entry }) => entry.id) });
		else if (types.length > 0) selectors.push({ any: types.map(({ id }) => `type:${id}`) });
		else return { ok: false, message: unknown(word, system.completion?.spread ?? []) };
	}
	return { ok: true, selectors };
}

function unknown(word: string, parts: readonly { readonly name: string }[]): string {
	const known = parts.map(({ name }) => name.toLowerCase()).join(', ');
	return `The army has no “${word}”: name a unit${known === '' ? '' : `, or ${known}`}.`;
}
