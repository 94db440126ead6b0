/** The reference: `/` focuses the search, paths are copied, examples are written in other languages, calls are tried. */
import { busy, callApi, copyBy, need } from './api.ts';

document.addEventListener('keydown', (event) => {
  const typing = event.target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
  if (event.key !== '/' || typing || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  need('#q', HTMLInputElement).focus();
});

for (const button of document.querySelectorAll<HTMLButtonElement>('button.copy'))
  copyBy(button, () => button.dataset['copy'] ?? '');

interface Sample {
  readonly method: string;
  readonly url: string;
  /** Header with the key or token, name and value; empty where none is needed. */
  readonly header: readonly [string, string] | null;
  readonly body: string;
}

const headers = ({ header, body }: Sample): readonly (readonly [string, string])[] => [
  ...(header ? [header] : []),
  ...(body === '' ? [] : [['Content-Type', 'application/json'] as const]),
];
const lines = (sample: Sample, form: (name: string, value: string) => string): string =>
  headers(sample).map(([name, value]) => form(name, value)).join('\n'); // prettier-ignore
const quoted = (text: string): string => JSON.stringify(text);

const LANGUAGES: Readonly<Record<string, (sample: Sample) => string>> = {
  curl: (s) =>
    [
      `curl -X ${s.method} ${quoted(s.url)}`,
      ...headers(s).map(([name, value]) => `  -H ${quoted(`${name}: ${value}`)}`),
      ...(s.body === '' ? [] : [`  -d '${s.body}'`]),
    ].join(' \\\n'),
  TypeScript: (s) =>
    `const response = await fetch(${quoted(s.url)}, {\n  method: '${s.method}',\n  headers: {\n${lines(s, (n, v) => `    ${quoted(n)}: ${quoted(v)},`)}\n  },${s.body === '' ? '' : `\n  body: JSON.stringify(${s.body}),`}\n});\nconst { data } = await response.json();`,
  Python: (s) =>
    `import requests\n\nresponse = requests.request(\n    "${s.method}", ${quoted(s.url)},\n    headers={\n${lines(s, (n, v) => `        ${quoted(n)}: ${quoted(v)},`)}\n    },${s.body === '' ? '' : `\n    data='${s.body}',`}\n)\ndata = response.json()["data"]`,
  PHP: (s) =>
    `<?php\n$response = file_get_contents(${quoted(s.url)}, false, stream_context_create(['http' => [\n  'method' => '${s.method}',\n  'header' => [\n${lines(s, (n, v) => `    '${n}: ${v}',`)}\n  ],${s.body === '' ? '' : `\n  'content' => '${s.body}',`}\n]]));\n$data = json_decode($response, true)['data'];`,
  Java: (s) =>
    `var request = HttpRequest.newBuilder(URI.create(${quoted(s.url)}))\n${lines(s, (n, v) => `    .header(${quoted(n)}, ${quoted(v)})`)}\n    .method("${s.method}", ${s.body === '' ? 'BodyPublishers.noBody()' : `BodyPublishers.ofString(${quoted(s.body)})`})\n    .build();\nvar response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());`,
  Go: (s) =>
    `request, _ := http.NewRequest("${s.method}", ${quoted(s.url)}, ${s.body === '' ? 'nil' : `strings.NewReader(\`${s.body}\`)`})\n${lines(s, (n, v) => `request.Header.Set(${quoted(n)}, ${quoted(v)})`)}\nresponse, err := http.DefaultClient.Do(request)`,
  Ruby: (s) =>
    `require "net/http"\n\nresponse = Net::HTTP.${s.method === 'GET' ? 'get_response' : 'post'}(\n  URI(${quoted(s.url)}),${s.body === '' ? '' : `\n  '${s.body}',`}\n${lines(s, (n, v) => `  ${quoted(n)} => ${quoted(v)},`)}\n)\ndata = JSON.parse(response.body)["data"]`,
};

const root = location.origin + (document.documentElement.dataset['root'] ?? '');
const KEPT = 'udaya-language';

const sampleOf = ({ dataset }: HTMLElement): Sample => {
  const auth = dataset['auth'];
  return {
    method: dataset['method'] ?? 'POST',
    url: root + (dataset['call'] ?? ''),
    header:
      auth === 'none' ? null : auth === 'session' ? ['Authorization', 'Bearer YOUR_TOKEN'] : ['X-Api-Key', 'YOUR_KEY'],
    body: dataset['body'] ?? '',
  };
};

const boxes = [...document.querySelectorAll<HTMLElement>('.snippets')];
const show = (language: string): void => {
  const write = LANGUAGES[language] ?? LANGUAGES['curl'];
  for (const box of boxes) {
    const pre = box.querySelector('pre');
    if (pre && write) pre.textContent = write(sampleOf(box));
    for (const tab of box.querySelectorAll('button'))
      tab.setAttribute('aria-pressed', String(tab.textContent === language));
  }
};
for (const box of boxes) {
  const tabs = document.createElement('div');
  tabs.className = 'tabs';
  for (const language of Object.keys(LANGUAGES)) {
    const tab = document.createElement('button');
    tab.type = 'button';
    tab.textContent = language;
    tab.addEventListener('click', () => {
      sessionStorage.setItem(KEPT, language);
      show(language);
    });
    tabs.append(tab);
  }
  const pre = box.querySelector('pre') ?? document.createElement('pre');
  pre.tabIndex = 0;
  box.append(tabs, pre);
}
show(sessionStorage.getItem(KEPT) ?? 'curl');

const KEY = 'udaya-key';
const keys = [...document.querySelectorAll<HTMLInputElement>('input.key')];
for (const input of keys) {
  input.value = sessionStorage.getItem(KEY) ?? '';
  input.addEventListener('input', () => {
    sessionStorage.setItem(KEY, input.value.trim());
    for (const other of keys) if (other !== input) other.value = input.value;
  });
}

/** JSON in colour, built as elements: nothing of an answer becomes markup. */
const coloured = (json: string): DocumentFragment => {
  const out = document.createDocumentFragment();
  for (const part of json.split(/("(?:[^"\\]|\\.)*"(?:: )?|-?\b\d[\d.eE+-]*\b)/)) {
    const kind = part.endsWith(': ') ? 'k' : part.startsWith('"') ? 's' : /^-?\d/.test(part) ? 'n' : '';
    if (kind === '') out.append(part);
    else {
      const span = document.createElement('span');
      span.className = kind;
      span.textContent = part;
      out.append(span);
    }
  }
  return out;
};

const pretty = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

for (const details of document.querySelectorAll('details'))
  details.addEventListener(
    'toggle',
    () => {
      for (const pre of details.querySelectorAll('pre.json')) pre.replaceChildren(coloured(pre.textContent ?? ''));
    },
    { once: true },
  );

for (const form of document.querySelectorAll<HTMLFormElement>('form.try'))
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const out = need('.out', HTMLElement, form.parentElement ?? document);
    const result = need('.result', HTMLElement, form);
    const say = (text: string): void => void (result.textContent = text);
    const key = form.querySelector<HTMLInputElement>('.key')?.value.trim() ?? '';
    const body = form.querySelector<HTMLTextAreaElement>('.body')?.value;
    const path = need('.call', HTMLInputElement, form).value;
    void busy(
      need('button', HTMLButtonElement, form),
      async () => {
        const answer = await callApi(
          form.dataset['method'] ?? 'POST',
          path,
          body,
          key === '' ? {} : { 'X-Api-Key': key },
        );
        say(`${answer.status} · ${answer.ms} ms${answer.charged === '' ? '' : ` · ${answer.charged} cr`}`);
        out.hidden = false;
        out.replaceChildren(coloured(pretty(answer.text)));
      },
      say,
    );
  });
