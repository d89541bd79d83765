/** The collection plug-in: download, installation, connection. */
const plugin = {
  title: 'Collection plug-in',
  hint: 'Collects products of 1688, Taobao, Tmall, JD, Pinduoduo and Weidian straight from their pages, with the landed price.',
  notice:
    'This is version {{version}} of the plug-in. It works in Chrome and other Chromium browsers (Edge, Cốc Cốc) on a computer only.',
  download: 'Download the plug-in ({{size}} KB)',
  missing: 'The plug-in is not offered by this server at the moment.',
  state: {
    label: 'This browser',
    absent: 'The plug-in is not installed in this browser yet.',
    old: 'Version {{version}} is installed. Version {{minimum}} or newer is needed: download it and replace the folder.',
    alone: 'Version {{version}} is installed, but not connected with your account yet.',
    ready: 'Version {{version}} is installed and connected.',
    asking: 'Looking for the plug-in …',
  },
  stepsTitle: 'Install in five steps',
  steps: {
    download: 'Download the file and unpack it into a folder that you keep.',
    open: 'Open the page chrome://extensions in a new tab.',
    developer: 'Switch on “Developer mode” at the upper right.',
    load: 'Choose “Load unpacked” and select the unpacked folder. Pin the plug-in beside the address bar.',
    pair: 'Get a pairing code on this page, click the plug-in, choose “Connect” and enter the code.',
  },
  useTitle: 'Collecting a product',
  use: {
    open: 'Open a product page of one of the shops. The blue button stands at the right edge.',
    choose: 'Enter quantities for the specifications. Price and landed cost follow.',
    add: 'Add to the cart, or to the products of interest when it is not on offer.',
  },
  pair: {
    title: 'Connect this browser',
    hint: 'The code works once and for some minutes. Nobody from our staff ever asks for it.',
    get: 'Get a pairing code',
    again: 'Get another code',
    code: 'Pairing code',
    left: 'Good for',
    over: 'The code has run out. Get another one.',
  },
  devices: {
    title: 'Connected browsers',
    none: 'No browser is connected yet',
    name: 'Browser',
    version: 'Version',
    pairedAt: 'Connected',
    lastUsedAt: 'Last used',
    never: 'never',
    remove: 'Disconnect',
    removeOf: 'Disconnect {{name}}',
    removeTitle: 'Disconnect this browser?',
    removeText: '{{name}} can no longer collect products for your account. Connect it again with a new code.',
  },
  safe: 'The plug-in reads product pages only, keeps no password and may use your cart and your products of interest, nothing else. A changed password disconnects all browsers.',
} as const;

export default plugin;
