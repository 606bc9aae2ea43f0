import { words } from '../base/words.ts';

/** Why the list in a link cannot be opened. */
export const linkFaults = words('linkFaults', {
	unknownGame:
		'This list is for a game that this version of Muster does not have. Update Muster to open it.',
	unknownArmy:
		'This list is for an army that this version of Muster does not have. Update Muster to open it.'
});

/** Links that hold a list. */
export const packedLinks = words('packedLinks', {
	damaged:
		'This link is damaged: part of it is missing or was changed. Copy it again, or scan the code again.',
	newer: 'This link was made with a newer version of Muster; update Muster to open it.',
	noList: 'There is no Muster list in this link.',
	unclear: 'This link is ambiguous. Ask for the list as a file.',
	unknownThings: (count: number, made: string, own: string): string =>
		`${count === 1 ? 'One entry of this list is' : `${count} entries of this list are`} unknown here: the list was made with data of ${made}, and this version of Muster has that of ${own}.`
});

/** Lists that are copied, and links to them. */
export const listExport = words('listExport', {
	/** What the formats of text are called within a sentence. */
	formats: {
		text: 'text',
		simple: 'a simple list',
		markdown: 'Markdown',
		bbcode: 'BBCode',
		csv: 'a table (CSV)'
	},
	plain: 'a plain list (JSON)',
	copied: (format: string): string => `Copied the list as ${format}.`,
	/** `left`: the names of what the link has no number for. */
	copiedLinkFor: (builder: string, left: readonly string[]): string =>
		`Copied the link for ${builder}.${left.length === 0 ? '' : ` It leaves out ${left.join(', ')}.`}`,
	copiedLink: 'Copied the link. Anyone who opens it gets the list.',
	notCopied: 'This browser did not let Muster copy.',
	notShared: 'This browser did not let Muster share the link.',
	saveAsFile: 'Save as a file',
	/** @param facts name, army, points and verdict */
	proposal: (facts: string): string => `Proposal: ${facts}`,
	copiedProposal: 'Copied the link. Whoever sent you the list sees what you changed.',
	noArmy: (army: string): string => `there is no army “${army}”`,
	noLink: (name: string, why: string): string => `There is no link to “${name}”: ${why}`
});

/** Everything that a list can be shared as. */
export const shareDialog = words('shareDialog', {
	title: 'Share',
	making: 'Making the link …',
	inLink: 'The whole list is in the link, without your notes. Nothing is uploaded.',
	rulesMissing: (event: string): string =>
		`The house rules of ${event} are too long for the link. Whoever opens it needs the event pack as well.`,
	what: 'What you send',
	list: 'The list',
	proposal: 'A proposal',
	proposalFor: (name: string): string =>
		`Your list as a proposal for “${name}”. Whoever sent you that list sees your changes, and accepts or rejects each.`,
	copyLink: 'Copy link',
	system: 'Send with another app',
	mail: 'Send by e-mail',
	qrCode: 'Show QR code',
	file: 'Save as a file',
	qrCodeOfList: 'QR code of this list',
	noQrCode: 'This list is too long for a QR code. Copy its link, or save it as a file.',
	brightness: 'Won’t scan? Turn up your screen brightness.',
	close: 'Close'
});

/** A sheet as text, to copy or to save. */
export const textForms = words('textForms', {
	label: 'As text',
	copyText: 'Copy text',
	withNotes: 'With notes',
	otherFormats: 'Other formats',
	formats: {
		text: 'Plain text',
		simple: 'Simple list',
		markdown: 'Markdown',
		bbcode: 'BBCode',
		csv: 'Table (CSV)'
	},
	plain: 'Plain list (JSON)',
	copyAs: (format: string): string => `Copy as ${format}`,
	saveAs: (format: string): string => `Save as ${format}`,
	linkFor: (builder: string): string => `Link for ${builder}`,
	copyLinkFor: (builder: string): string => `Copy a link for ${builder}`,
	copy: 'Copy',
	save: 'Save'
});
