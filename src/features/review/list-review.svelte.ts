import { checkRoster, indexArmy, standingOf, type ArmyIndex } from '#engine';
import {
	linesWith,
	normaliseName,
	remarksWithSum,
	reviewText,
	withLeftOut,
	type Alias,
	type LeftOut,
	type ListText
} from '../../exchange/index.ts';
import { loadPack, type Pack } from '../../packs/load.ts';
import { newRosterId } from '../../platform/ids.ts';
import type { Imported } from '../import/index.ts';
import type { KeptAliases } from './kept-aliases.svelte.ts';

type ImportedText = Extract<Imported, { kind: 'text' }>;

/** A text that the player goes through: whose list it is, what he says of its lines, and the roster it becomes. */
export class ListReview {
	readonly from: string;
	readonly text: ListText;
	/** What is asked, where it is not certain whose list it is. */
	readonly asked: Extract<ImportedText['of'], { kind: 'asked' }> | undefined;
	/** The army that it is read for. */
	pack = $state.raw<Pack>();
	/** The points limit that the player chose. */
	chosenSize = $state<number>();
	isLeftOut = $state(false);
	failure = $state('');
	/** Names that the player said the meaning of, for this list. */
	#said = $state.raw<readonly Alias[]>([]);
	#skipped = $state.raw<ReadonlySet<number>>(new Set());
	#leftOut = $state.raw<readonly LeftOut[]>([]);
	readonly #kept: KeptAliases;
	readonly #id = newRosterId();

	constructor({ from, text, of }: ImportedText, kept: KeptAliases) {
		this.from = from;
		this.text = text;
		this.asked = of.kind === 'asked' ? of : undefined;
		this.#kept = kept;
	}

	readonly #result = $derived.by(() => {
		if (!this.pack) return undefined;
		const corrections = {
			skipped: this.#skipped,
			leftOut: this.#leftOut,
			aliases: this.#aliases
		};
		return reviewText(this.text, this.pack, corrections, () => this.#id);
	});
	readonly review = $derived(this.#result?.ok ? this.#result.review : undefined);
	/** Why there is no review. */
	readonly faults = $derived(
		this.#result && !this.#result.ok ? this.#result.faults.map(({ message }) => message) : []
	);
	/** Whether the text leaves the points limit open. */
	readonly asksSize = $derived(this.review !== undefined && this.review.size === undefined);
	readonly roster = $derived.by(() => {
		const { roster, size } = this.review ?? {};
		return roster && { ...roster, size: this.chosenSize ?? size ?? roster.size };
	});
	readonly report = $derived.by(() => {
		if (!this.pack || !this.roster) return undefined;
		const { system, army } = this.pack;
		return checkRoster(this.roster, indexArmy(system, army, this.roster));
	});
	readonly remarks = $derived(
		this.review && this.report ? remarksWithSum(this.review, this.report.points) : []
	);
	/** How many lines were understood, in part or not at all. */
	readonly counts = $derived.by(() => {
		const lines = this.review?.lines ?? [];
		const count = (wanted: string): number => lines.filter(({ state }) => state === wanted).length;
		const left = lines.filter(({ state, leftOut }) => state === 'skipped' || leftOut.length > 0);
		return {
			understood: count('understood'),
			partly: count('partly'),
			not: count('not'),
			left: left.length
		};
	});
	/** How many lines the player has yet to decide on. */
	readonly open = $derived(this.counts.partly + this.counts.not);
	readonly standing = $derived(this.report && standingOf(this.report, this.open));
	/** Everything that the army has, by name, for a name that nothing comes near. */
	readonly names = $derived.by(() => (this.#result?.ok ? namesOf(this.#result.index) : []));
	/** What must be said before the list can be added. */
	readonly lacks = $derived.by(() => {
		if (!this.review) return 'army';
		if (this.asksSize && this.chosenSize === undefined) return 'size';
		return this.open > 0 ? 'lines' : undefined;
	});

	get #aliases(): readonly Alias[] {
		const kept = this.pack ? this.#kept.of(this.pack.system.id) : [];
		return [...this.#said, ...kept.filter(({ name }) => !this.#said.some(isOf(name)))];
	}

	/** Reads it for an army. */
	async choose(system: string, army: string): Promise<void> {
		this.failure = '';
		try {
			const [pack] = await Promise.all([loadPack(system, army), this.#kept.load(system)]);
			this.pack = pack;
		} catch (error) {
			this.failure = error instanceof Error ? error.message : String(error);
		}
	}

	/** Asks again whose list it is. */
	askAgain(): void {
		this.pack = undefined;
	}

	/** Reads a name as something of the army. */
	read(name: string, entry: string): void {
		this.#said = [...this.#said.filter((alias) => !isOf(name)(alias)), { name, entry }];
	}

	/** Reads a name as the data have it again; it is no longer remembered either. */
	unread(name: string): void {
		this.#said = this.#said.filter((alias) => !isOf(name)(alias));
		if (this.isKept(name)) void this.#kept.forget(this.#idOf(name));
	}

	skip(line: number): void {
		const all = linesWith(line, this.review?.lines ?? []);
		this.#skipped = new Set([...this.#skipped, ...all]);
	}

	/** Leaves something out of a line that is read otherwise. */
	leaveOut(left: LeftOut): void {
		this.#leftOut = [...this.#leftOut, left];
	}

	/** Whether a line goes with one above it that is not understood, so that it needs no decision of its own. */
	goesWithAbove(line: number): boolean {
		const lines = this.review?.lines ?? [];
		const at = lines.findIndex(({ number }) => number === line);
		const above = lines.slice(0, at).findLast(({ isBelow }) => !isBelow);
		return lines[at]?.isBelow === true && above?.state === 'not';
	}

	bringBack(line: number): void {
		const all = new Set(linesWith(line, this.review?.lines ?? []));
		this.#skipped = new Set([...this.#skipped].filter((number) => !all.has(number)));
		this.#leftOut = this.#leftOut.filter((left) => !all.has(left.line));
	}

	isKept(name: string): boolean {
		const id = this.#idOf(name);
		return (
			this.pack !== undefined && this.#kept.of(this.pack.system.id).some((one) => one.id === id)
		);
	}

	/** Remembers on this device what a name stands for in this game. */
	async remember(name: string, entry: string): Promise<void> {
		const meant = this.nameOf(entry);
		await this.#kept.remember({ id: this.#idOf(name), at: Date.now(), name, entry, meant });
	}

	/** What something of the army is called. */
	nameOf(entry: string): string {
		return this.names.find(({ id }) => id === entry)?.name ?? entry;
	}

	/** What is added, with its text. */
	get thing(): Extract<Imported, { kind: 'roster' }> | undefined {
		const { roster, report, standing, from } = this;
		if (!roster || !report || !standing) return undefined;
		const source = this.text.written.map(({ text }) => text).join('\n');
		const told = withLeftOut(roster, this.review?.lines ?? []);
		return { kind: 'roster', from, roster: told, points: report.points, standing, source };
	}

	#idOf(name: string): string {
		return `${this.pack?.system.id ?? ''}/${normaliseName(name)}`;
	}
}

function isOf(name: string): (alias: Alias) => boolean {
	const wanted = normaliseName(name);
	return (alias) => normaliseName(alias.name) === wanted;
}

/** Something of an army, under the heading of its kind. */
export interface ArmyName {
	readonly id: string;
	readonly name: string;
	readonly heading: string;
}

function namesOf({ units, choices, options }: ArmyIndex): readonly ArmyName[] {
	return [...units, ...choices, ...options].map(({ entry, type }) => {
		return { id: entry.id, name: entry.name, heading: type.heading };
	});
}
