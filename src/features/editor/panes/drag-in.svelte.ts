import { followPointer, scrollNear, type Mark, type Point } from '../../arrange/index.ts';

/** What is done with an entry that is dragged over the roster; `section`: where, by the name of its place. */
interface Drops {
	readonly mayTake: (entry: string, section: string | undefined) => boolean;
	readonly take: (entry: string, section: string | undefined) => void;
}

/** Drags an entry of the army's pane into the roster's with a mouse or a pen; fingers scroll. */
export class DragIn {
	readonly #drops: Drops;
	/** The entry being dragged. */
	entry = $state.raw<string>();
	/** The pointer's position on the screen. */
	pointer = $state.raw<Point>({ x: 0, y: 0 });
	/** A line on the screen below what the new unit would follow. */
	mark = $state.raw<Mark>();
	#section: string | undefined;
	#frame = 0;

	constructor(drops: Drops) {
		this.#drops = drops;
	}

	/** Follows the pointer if it went down on an entry. */
	follow(down: PointerEvent): void {
		const row = down.target instanceof Element ? down.target.closest('[data-pick]') : null;
		const entry = row?.getAttribute('data-pick') ?? undefined;
		if (!row || entry === undefined || down.button !== 0 || down.pointerType === 'touch') return;
		followPointer(down, row, {
			onstart: (at) => {
				this.pointer = at;
				this.entry = entry;
				this.#aim();
			},
			onmove: (at) => (this.pointer = at),
			onend: (isDrop) => {
				cancelAnimationFrame(this.#frame);
				swallowClick(isDrop);
				const isDropped = isDrop && this.mark !== undefined;
				this.entry = this.mark = undefined;
				if (isDropped) this.#drops.take(entry, this.#section);
			}
		});
	}

	/** Finds the place under the pointer, which may scroll away from under it. */
	#aim(): void {
		const { x, y } = this.pointer;
		const under = document.elementFromPoint(x, y);
		const pane = under?.closest('[data-pane="roster"]');
		if (pane) scrollNear(pane, y);
		const place = under?.closest<HTMLElement>('[data-section]');
		this.#section = place?.dataset['section'];
		const isFit =
			pane && this.entry !== undefined && this.#drops.mayTake(this.entry, this.#section);
		const mark = isFit ? lineBelow(place ?? pane) : undefined;
		if (mark?.top !== this.mark?.top || mark?.left !== this.mark?.left) this.mark = mark;
		this.#frame = requestAnimationFrame(() => this.#aim());
	}
}

/** A line below the last unit of a place, or below its heading. */
function lineBelow(place: Element): Mark {
	const { left, width } = place.getBoundingClientRect();
	const last = [...place.querySelectorAll('header, [data-unit]')].at(-1) ?? place;
	return { left, width, top: last.getBoundingClientRect().bottom };
}

/** The click that follows on the row when the pointer is lifted would add the entry there. */
function swallowClick(isLifted: boolean): void {
	const stop = (event: Event): void => {
		event.preventDefault();
		event.stopPropagation();
	};
	const forget = (): void => {
		setTimeout(() => removeEventListener('click', stop, { capture: true }));
	};
	addEventListener('click', stop, { capture: true, once: true });
	if (isLifted) forget();
	else addEventListener('pointerup', forget, { once: true });
}
