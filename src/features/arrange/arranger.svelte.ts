import { createContext } from 'svelte';
import {
	fullnessOf,
	applyEdit,
	matches,
	placesOf,
	unitName,
	whyNotJoin,
	type Edit,
	type MusteredUnit,
	type ArmyIndex
} from '#engine';
import { reasonsText } from '#i18n';
import type { GroupKind, Roster } from '#schema';
import { arranging } from '../../i18n/en/groups.ts';
import {
	copyUnits,
	fits,
	placeUnits,
	sectionsOf,
	stepFrom,
	type Position,
	type Section,
	type Copies
} from './arrange.ts';
import { newUnitId } from '../../platform/ids.ts';
import { chargedIn, mayLead, type Charged } from './regiments.ts';
import type { RosterEditor } from '../editing/index.ts';
import { editWithUndo } from '../editing/late.ts';
import { toasts } from '../../ui/toasts.svelte.ts';
import { focusOn, rowSelector } from '../../ui/focus-on.ts';

/** What the player does on the board: selecting, and edits of one or several units. */
export class Arranger {
	readonly #editor: RosterEditor;
	readonly sections: readonly Section[] = $derived.by(() => sectionsOf(this.#editor.context));
	readonly kinds: readonly GroupKind[] = $derived.by(() => this.#editor.index.system.groups ?? []);
	#chosen: ReadonlySet<string> = $state.raw(new Set());
	/** The selected units, in the board's order. */
	readonly selected: readonly string[] = $derived.by(() =>
		this.sections
			.flatMap(({ units }) => units.map(({ unit }) => unit.id))
			.filter((id) => this.#chosen.has(id))
	);
	/** The last action in words, for screen readers. */
	said = $state.raw('');

	/** Whether this game uses points. */
	get hasPoints(): boolean {
		return this.#editor.roster.size > 0;
	}

	constructor(editor: RosterEditor) {
		this.#editor = editor;
	}

	isSelected(unitId: string): boolean {
		return this.#chosen.has(unitId);
	}

	select(unitIds: readonly string[], isSelected: boolean): void {
		// The message would cover the toolbar of the selection.
		toasts.dismiss();
		const chosen = new Set(this.#chosen);
		for (const id of unitIds) {
			if (isSelected) chosen.add(id);
			else chosen.delete(id);
		}
		this.#chosen = chosen;
	}

	unselect(): void {
		const [first] = this.selected;
		this.#chosen = new Set();
		void focusOn(rowSelector(first, 'pick'));
	}

	/** Ends the selection of these units, which have been moved. */
	letGo(unitIds: readonly string[]): void {
		this.#chosen = new Set([...this.#chosen].filter((id) => !unitIds.includes(id)));
	}

	/** All selected units if this unit is selected, else this unit alone. */
	with(unitId: string): readonly string[] {
		return this.#chosen.has(unitId) ? this.selected : [unitId];
	}

	/** The name of one unit, or the number of several. */
	nameOf(unitIds: readonly string[]): string {
		const [first] = this.#unitsOf(unitIds);
		return unitIds.length === 1 && first ? unitName(first) : arranging.several(unitIds.length);
	}

	/** The section of a unit and its position there, in words. */
	whereIs(unitId: string): string {
		const section = this.sectionOf(unitId);
		const at = section?.units.findIndex(({ unit }) => unit.id === unitId) ?? -1;
		return section ? arranging.place(section.heading, at + 1, section.units.length) : '';
	}

	sectionOf(unitId: string): Section | undefined {
		return this.sections.find(({ units }) => units.some(({ unit }) => unit.id === unitId));
	}

	/** How many units there are, and how many there may be: "3 of 4 units". */
	sizeOf(section: Section): string {
		const { measured, max } = this.#measure(section);
		return arranging.size(measured, max);
	}

	/** What its units cost together besides their own prices, and what one more will add. */
	chargeOf(section: Section): Charged & { readonly text: string } {
		const { context } = this.#editor.report;
		const charged = chargedIn(context.limit > 0 ? context.surcharged : [], section);
		return { ...charged, text: arranging.charged(charged) };
	}

	#measure({ group, units }: Section): { readonly measured: number; readonly max?: number } {
		const { context } = this.#editor.report;
		const places = group && placesOf(context, group.id);
		if (places) return { measured: places.size, ...(places.max && { max: places.max }) };
		if (!group) return { measured: units.length };
		const { size, max } = fullnessOf(context.index, group);
		return { measured: size, ...(max && { max }) };
	}

	/** What a group without a custom name is called. */
	unnamed({ id, group }: Section): string {
		const alike = this.sections.filter((section) => section.group?.kind.id === group?.kind.id);
		return `${group?.kind.name ?? ''} ${alike.findIndex((section) => section.id === id) + 1}`;
	}

	mayStand(unitIds: readonly string[], section: Section): boolean {
		return this.#unitsOf(unitIds).some((unit) => fits(this.#editor.index, section, unit));
	}

	/**
	 * What would break if these units joined the group. The move is allowed all the same; the list then shows
	 * the problem.
	 */
	whyNotStand(unitIds: readonly string[], { group }: Section): string | undefined {
		const [unit] = unitIds;
		const isPlan = this.kinds.every(({ sketch }) => sketch);
		if (isPlan || unitIds.length !== 1 || unit === undefined) return undefined;
		const problems = whyNotJoin(this.#editor.context, unit, group?.id);
		return reasonsText(this.#editor.index, problems, unit);
	}

	mayGather(unitIds: readonly string[], { of, id }: GroupKind): boolean {
		const units = this.#fitting(unitIds, of);
		return units.some(({ tags }) => mayLead(this.#editor.index, id, tags));
	}

	stepOf(unitId: string, step: -1 | 1): Position | undefined {
		return stepFrom(this.#editor.index, this.sections, unitId, step);
	}

	place(unitIds: readonly string[], { section, before }: Position): void {
		const units = this.#unitsOf(unitIds);
		const ids = units
			.filter((unit) => fits(this.#editor.index, section, unit))
			.map(({ unit }) => unit.id);
		const edit = placeUnits(this.#editor.roster, ids, section.group?.id, before);
		const isMoved = isChange(this.#editor.roster, edit);
		if (isMoved) this.#editor.edit(edit);
		const first = ids[0];
		if (first === undefined) return;
		const where = this.whereIs(first);
		const name = this.nameOf(ids);
		this.said = isMoved ? arranging.moved(name, where) : arranging.stay(name, where);
		this.#reportLeftOut(units, ids, (names) => arranging.leftOut(section.heading, names));
	}

	/** Makes a group of these units, or an empty one, and focuses it. */
	gather(unitIds: readonly string[], kind: GroupKind): void {
		const ids = this.#fitting(unitIds, kind.of).map(({ unit }) => unit.id);
		const group = { id: newUnitId(), kind: kind.id };
		this.#editor.edit({ kind: 'add-group', group, units: ids });
		const made = this.sections.find((section) => section.group?.id === group.id);
		const heading = made?.heading ?? kind.name;
		this.said =
			ids.length > 0 ? arranging.madeOf(heading, this.nameOf(ids)) : arranging.made(heading);
		this.#reportLeftOut(this.#unitsOf(unitIds), ids, (names) =>
			arranging.leftOutOfNew(kind.name, names)
		);
		void focusOn(`[data-section="group ${group.id}"] h2`);
	}

	/** Deletes a group with all its units, in one edit. */
	disband({ id, heading, group, units }: Section): void {
		if (!group) return;
		const at = this.sections.findIndex((section) => section.id === id);
		const next = this.sections[at + 1] ?? this.sections[at - 1];
		const edits: Edit[] = [
			{ kind: 'remove-units', units: units.map(({ unit }) => unit.id) },
			{ kind: 'remove-group', group: group.id }
		];
		editWithUndo(this.#editor, { kind: 'several', edits }, () => arranging.deleted(heading));
		if (next) void focusOn(`[data-section="${next.id}"] h2`);
	}

	takeApart({ id, heading, group }: Section): void {
		const next = this.sections[this.sections.findIndex((section) => section.id === id) + 1];
		if (group) this.#editor.edit({ kind: 'remove-group', group: group.id });
		this.said = arranging.takenApart(heading);
		if (next) void focusOn(`[data-section="${next.id}"] h2`);
	}

	copy(unitIds: readonly string[]): void {
		const { roster, index } = this.#editor;
		const copies = copyUnits(roster, index, unitIds, newUnitId);
		if (copies.units.length > 0) this.#editor.edit({ kind: 'add-units', units: copies.units });
		const ids = copies.units.map(({ id }) => id);
		toasts.show(copiesText(this.#editor.index, copies, this.nameOf(ids)));
		this.#chosen = new Set();
		void focusOn(rowSelector(ids[0] ?? unitIds[0]));
	}

	remove(unitIds: readonly string[]): void {
		const order = this.sections.flatMap(({ units }) => units.map(({ unit }) => unit.id));
		const from = order.findIndex((id) => unitIds.includes(id));
		const next = order.slice(from).find((id) => !unitIds.includes(id));
		const last = order.findLast((id) => !unitIds.includes(id));
		const name = this.nameOf(unitIds);
		const edit = { kind: 'remove-units', units: unitIds } as const;
		editWithUndo(this.#editor, edit, () => arranging.deleted(name));
		this.#chosen = new Set();
		void focusOn(rowSelector(next ?? last));
	}

	#unitsOf(unitIds: readonly string[]): readonly MusteredUnit[] {
		return this.#editor.context.units.filter(({ unit }) => unitIds.includes(unit.id));
	}

	#fitting(unitIds: readonly string[], of: GroupKind['of']): readonly MusteredUnit[] {
		return this.#unitsOf(unitIds).filter(({ tags }) => matches(of, tags));
	}

	#reportLeftOut(
		units: readonly MusteredUnit[],
		ids: readonly string[],
		textOf: (names: string) => string
	): void {
		const names = units.filter(({ unit }) => !ids.includes(unit.id)).map(unitName);
		if (names.length === 0) return;
		toasts.show(textOf([...new Set(names)].join(', ')));
	}
}

/** Whether an edit changes the order of the units or the groups they stand in. */
function isChange(roster: Roster, edit: Edit): boolean {
	const after = applyEdit(roster, edit).units;
	return roster.units.some(
		({ id, group }, at) => id !== after[at]?.id || group !== after[at].group
	);
}

export const [getArranger, setArranger] = createContext<Arranger>();

/** What was copied, what was not and why, and what stays with the first unit. */
function copiesText(
	index: ArmyIndex,
	{ units, refused, leftBehind }: Copies,
	name: string
): string {
	const reasons = refused.map(({ name: refusedName, why }) =>
		arranging.notCopied(refusedName, reasonsText(index, why) ?? '').trim()
	);
	const left = [...new Set(leftBehind)].map((option) => arranging.staysBehind(option));
	const copied = units.length > 0 ? [arranging.copied(name)] : [];
	return [...copied, ...new Set(reasons), ...left].join(' ');
}
