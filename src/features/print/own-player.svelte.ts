import { Player, playerDetails, type PlayerDetail } from '../../schema/player.ts';
import { recall, remember } from '../../platform/remembered.ts';

/** The key in `localStorage`. */
const key = 'muster.player';

/** They change from game to game, so they are not remembered. */
const ofOneGame: readonly PlayerDetail[] = ['table', 'round'];

/** The player of this device, as printed on sheets. It is in no roster, link or code. */
export class OwnPlayer {
	#player = $state.raw<Player>({});
	/** Whether it is printed. */
	#isPrinted = $state(true);

	constructor() {
		const { player, isPrinted } = stored();
		this.#player = player;
		this.#isPrinted = isPrinted;
	}

	get details(): Player {
		return this.#player;
	}

	/** What sheets say of the player; undefined if nothing. */
	get printed(): Player | undefined {
		return this.#isPrinted ? this.#player : undefined;
	}

	get isPrinted(): boolean {
		return this.#isPrinted;
	}

	set isPrinted(is: boolean) {
		this.#isPrinted = is;
		this.#store();
	}

	/** Writes a detail; an empty text deletes it. */
	write(detail: PlayerDetail, text: string): void {
		const { [detail]: _, ...others } = this.#player;
		this.#player = text === '' ? others : { ...others, [detail]: text };
		this.#store();
	}

	/** The details that an event asks for and that are empty. */
	lacking(asked: readonly PlayerDetail[]): readonly PlayerDetail[] {
		return asked.filter((detail) => (this.printed?.[detail] ?? '').trim() === '');
	}

	#store(): void {
		const lasting = playerDetails
			.filter((detail) => !ofOneGame.includes(detail))
			.flatMap((detail) => {
				const text = this.#player[detail];
				return text === undefined ? [] : [[detail, text] as const];
			});
		const isPlain = lasting.length === 0 && this.#isPrinted;
		remember(
			key,
			isPlain
				? undefined
				: JSON.stringify({ player: Object.fromEntries(lasting), isPrinted: this.#isPrinted })
		);
	}
}

function stored(): { readonly player: Player; readonly isPrinted: boolean } {
	try {
		const told = JSON.parse(recall(key) ?? '{}') as Readonly<Record<string, unknown>>;
		const player = Player.safeParse(told['player'] ?? {});
		return { player: player.success ? player.data : {}, isPrinted: told['isPrinted'] !== false };
	} catch {
		return { player: {}, isPrinted: true };
	}
}
