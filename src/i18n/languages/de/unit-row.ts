export const unitRow: typeof import('../../en/unit-row.ts').unitRow = {
	leader: 'Anführer:',
	points: 'Punkte',
	toFix: 'Zu beheben:',
	noLonger: (option, unit) => `${option}: nicht mehr ${unit}.`,
	pointsMore: (points) => (points === '1' ? '1 Punkt mehr' : `${points} Punkte mehr`),
	remove: 'Entfernen'
};
