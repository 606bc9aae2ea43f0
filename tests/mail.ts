/** A file that is attached to a mail. */
interface Attached {
	readonly name: string;
	readonly type?: string;
	readonly content: string | Uint8Array;
	readonly disposition?: 'attachment' | 'inline';
}

/** A mail to be written. */
interface Written {
	readonly from?: string;
	readonly date?: string;
	readonly text?: string;
	readonly html?: string;
	readonly attached?: readonly Attached[];
	/** How its text is encoded. */
	readonly encoding?: 'quoted-printable' | 'base64' | '8bit';
	readonly charset?: 'utf-8' | 'iso-8859-1';
	/** Further lines of its head. */
	readonly head?: readonly string[];
}

const boundary = '=_part';

/** The source of a mail, as programs send it. */
export function mailOf(mail: Written): string {
	const { from = '"Anna Berg" <anna@example.org>', date = 'Fri, 20 Nov 2026 18:00:00 +0100' } =
		mail;
	const head = [
		`From: ${from}`,
		'To: desk@example.org',
		`Date: ${date}`,
		'Subject: My list',
		'MIME-Version: 1.0',
		...(mail.head ?? [])
	];
	const { text, html, attached = [] } = mail;
	const words = [
		...(text === undefined ? [] : [part('text/plain', text, mail)]),
		...(html === undefined ? [] : [part('text/html', html, mail)])
	];
	const body =
		words.length === 2
			? multipart('alternative', words)
			: (words[0] ?? part('text/plain', '', mail));
	const all = attached.length > 0 ? multipart('mixed', [body, ...attached.map(attachment)]) : body;
	return [...head, ...all].join('\r\n');
}

type Lines = readonly string[];

function part(
	type: string,
	text: string,
	{ encoding = 'quoted-printable', charset = 'utf-8' }: Written
): Lines {
	const bytes = Buffer.from(text.replaceAll('\n', '\r\n'), charset === 'utf-8' ? 'utf8' : 'latin1');
	return [
		`Content-Type: ${type}; charset=${charset}`,
		`Content-Transfer-Encoding: ${encoding}`,
		'',
		encoding === 'base64' ? base64(bytes) : encoding === '8bit' ? text : quotedPrintable(bytes)
	];
}

function multipart(kind: string, parts: readonly Lines[]): Lines {
	const own = `${boundary}-${kind}`;
	return [
		`Content-Type: multipart/${kind}; boundary="${own}"`,
		'',
		...parts.flatMap((lines) => [`--${own}`, ...lines]),
		`--${own}--`,
		''
	];
}

function attachment({
	name,
	type = 'application/octet-stream',
	content,
	disposition = 'attachment'
}: Attached): Lines {
	return [
		`Content-Type: ${type}; name="${name}"`,
		`Content-Disposition: ${disposition}; filename="${name}"`,
		'Content-Transfer-Encoding: base64',
		'',
		base64(Buffer.from(content))
	];
}

function base64(bytes: Buffer): string {
	return bytes.toString('base64').replace(/.{76}/g, '$&\r\n');
}

/** Lines of at most 76 characters, with what is no plain letter as its number. */
function quotedPrintable(bytes: Buffer): string {
	const lines = bytes
		.toString('latin1')
		.split('\r\n')
		.map((line) => {
			const plain = line.replace(
				/[^ -<>-~]| $/g,
				(byte) => `=${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
			);
			return (plain.match(/(?:=..|[^=]){1,70}/g) ?? ['']).join('=\r\n');
		});
	return lines.join('\r\n');
}

/** A mailbox of these mails. */
export function mailBoxOf(mails: readonly string[]): string {
	return mails
		.map(
			(mail) =>
				`From anna@example.org Fri Nov 20 18:00:00 2026\n${mail.replace(/^(>*From )/gm, '>$1')}\n\n`
		)
		.join('');
}
