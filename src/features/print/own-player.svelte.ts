import { storeChoices } from '../../persistence/choices/store-choices.ts';
import { ownChoices } from '../../persistence/choices/own-choices.svelte.ts';
import type { Player, PlayerDetail } from '../../schema/player.ts';

/** They change from game to game, so they are not stored. */
const ofOneGame: readonly PlayerDetail[] = ['table', 'round'];

/** The player of this device, as printed on sheets. It is in no roster, link or code. */
export class OwnPlayer {
	#game = $state.raw<Player>({});
	readonly details = $derived<Player>({ ...ownChoices.values.player, ...this.#game });
	/** What sheets say of the player; undefined if nothing. */
	readonly forSheets = $derived.by(() => (this.isPrinted ? this.details : undefined));

	get isPrinted(): boolean {
		return ownChoices.values.printsPlayer ?? true;
	}

	set isPrinted(is: boolean) {
		void storeChoices({ printsPlayer: is ? undefined : false });
	}

	/** Writes a detail; an empty text deletes it. */
	write(detail: PlayerDetail, text: string): void {
		if (ofOneGame.includes(detail)) this.#game = withDetail(this.#game, detail, text);
		else {
			const player = withDetail(ownChoices.values.player ?? {}, detail, text);
			void storeChoices({ player: Object.keys(player).length > 0 ? player : undefined });
		}
	}

	/** The details that an event asks for and that are not printed, as they are empty or left out. */
	lacking(asked: readonly PlayerDetail[]): readonly PlayerDetail[] {
		return asked.filter((detail) => (this.forSheets?.[detail] ?? '').trim() === '');
	}
}

function withDetail(player: Player, detail: PlayerDetail, text: string): Player {
	const { [detail]: _, ...others } = player;
	return text === '' ? others : { ...others, [detail]: text };
}
