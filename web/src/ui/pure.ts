import { Component, type ComponentChild, type ComponentType } from 'preact';

const isSame = (a: object, b: object): boolean => {
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Reflect.get(a, key) === Reflect.get(b, key))
  );
};

/** Drawn again when a property or a signal it read is another, and at no other time. */
export function pure<P extends object>(draw: (props: P) => ComponentChild): ComponentType<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>, state: object): boolean {
      // A signal that was read and changed sets a state.
      return state !== this.state || !isSame(this.props, next);
    }
    override render(): ComponentChild {
      return draw(this.props);
    }
  };
}
