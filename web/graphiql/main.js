/* global document, location, URL, window */
// Runs as it is written, beside React and GraphiQL as they are published.
const { React, ReactDOM, GraphiQL } = window;

const address = new URL('/graphql', location.href);
const socket = new URL(address);
socket.protocol = address.protocol.replace('http', 'ws');

// What the server wrote into the page: texts of questions, each for a tab of its own.
const examples = JSON.parse(document.getElementById('examples').textContent);

// Keys are headers, which are kept nowhere.
ReactDOM.createRoot(document.getElementById('graphiql')).render(
  React.createElement(GraphiQL, {
    fetcher: GraphiQL.createFetcher({ url: address.href, subscriptionUrl: socket.href }),
    shouldPersistHeaders: false,
    defaultTabs: examples.map((query) => ({ query })),
  }),
);
