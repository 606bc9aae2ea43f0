import { nextFrame } from '../../platform/next-frame.ts';

/**
 * Rows that are there at first, and when others are looked for: then they fill a screen; those that come with a
 * frame, and near the end of the list.
 */
const first = 30;
const onScreen = 10;
const inFrame = 6;
const atEnd = 60;
/** As many come without being scrolled to. */
const unasked = 240;

/** How many rows of a long list are on the page: thousands would take seconds. */
export class ShownRows {
	count = $state(first);

	/** @param there the rows that are there already, as for whoever comes back to where the list was scrolled to */
	constructor(there: number) {
		this.count = Math.max(first, Math.min(there, unasked));
	}

	/** Called when the end of the list is near. */
	more(): void {
		this.count += atEnd;
	}

	/** Begins again, as for other rows. */
	startAgain(): void {
		this.count = onScreen;
	}

	/** Whether rows still come by themselves. @param all the number of rows that there are */
	isFilling(all: number): boolean {
		return this.count < Math.min(all, unasked);
	}

	/**
	 * Adds rows frame by frame.
	 * @param all the number of rows that there are
	 * @returns a function that stops it
	 */
	fill(all: number): () => void {
		let isOver = !this.isFilling(all);
		if (!isOver) {
			void nextFrame().then(() => {
				if (!isOver) this.count += inFrame;
			});
		}
		return () => {
			isOver = true;
		};
	}
}
