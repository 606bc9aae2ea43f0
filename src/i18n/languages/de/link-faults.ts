export const linkFaults: typeof import('../../en/link-faults.ts').linkFaults = {
	unknownGame:
		'Diese Liste ist für ein Spiel, das dieses Muster nicht hat: Aktualisiere Muster, um sie zu öffnen.',
	unknownArmy:
		'Diese Liste ist für eine Armee, die dieses Muster nicht hat: Aktualisiere Muster, um sie zu öffnen.'
};
