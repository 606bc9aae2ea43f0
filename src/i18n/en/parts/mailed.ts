/** Words by which mails and the tables of forms are understood. */
export const mailed = {
	/** In a form's head. */
	formFirst: ['first name', 'given name', 'forename'],
	formLast: ['last name', 'surname', 'family name'],
	formList: ['army list', 'list', 'roster', 'your list'],
	formArmy: ['army', 'faction', 'race'],
	formSent: ['timestamp', 'submitted', 'submitted at', 'submission date', 'date'],
	/** At the beginning and the end of a mail. */
	greeting: [
		'hi',
		'hello',
		'hey',
		'dear',
		'good morning',
		'good evening',
		'good afternoon',
		'good day',
		'greetings'
	],
	/** In a sentence about the list that follows. */
	introducing: [
		'here is',
		'here’s',
		"here's",
		'here are',
		'here comes',
		'here you go',
		'here it is',
		'this is my',
		'below is',
		'please find',
		'find below',
		'find attached',
		'find my',
		'attached',
		'enclosed',
		'my list',
		'our list',
		'my army',
		'our army',
		'my roster',
		'army list',
		'list below',
		'list for',
		'as promised',
		'as discussed',
		'as requested',
		'looking forward',
		'hope you',
		'hope this'
	],
	farewell: [
		'cheers',
		'thanks',
		'many thanks',
		'thank you',
		'regards',
		'kind regards',
		'best regards',
		'warm regards',
		'best wishes',
		'all the best',
		'see you',
		'greetings',
		'yours sincerely'
	],
	/** Before what is quoted, above what is passed on, before who wrote that, and below a text from a phone. */
	wrote: ['wrote', 'writes'],
	passedOn: ['forwarded message', 'original message', 'begin forwarded message'],
	from: ['from'],
	sentFrom: ['sent from my', 'sent from outlook', 'get outlook for']
};
