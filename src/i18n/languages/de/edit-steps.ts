export const editSteps: typeof import('../../en/edit-steps.ts').editSteps = {
	edited: 'Bearbeitet',
	joined: 'Änderungen aus zwei Tabs zusammengeführt',
	chose: 'Zwischen den Änderungen zweier Tabs entschieden',
	recovered: 'Gespeichert, was beiseitegelegt war',
	keptAside: 'Beiseitegelegt'
};
