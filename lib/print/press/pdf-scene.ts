/** A drawing on a page of a PDF. */
import { onCircle, SHARE_BEFORE } from '../draw/scene.ts';
import type { Label, Node, Role, Scene } from '../../contract/ports/scene.ts';
import type { ReportColours } from '../../contract/ports/report-document.ts';
import type { FontWeight } from './fonts.ts';
import { widthOf } from './lines.ts';
import { INKS, type Pen } from './pen.ts';

/** Colours of drawings on paper. */
const sceneInk = (role: Role, colours: ReportColours): string => {
  switch (role) {
    case 'paper':
      return '#ffffff';
    case 'wash':
      return colours.tint;
    case 'line':
      return colours.text;
    case 'accent':
      return colours.accent;
    case 'soft':
      return INKS.soft;
    case 'good':
      return INKS.good;
    case 'bad':
      return INKS.care;
    case 'second':
      return '#1f6f78';
    case 'ink':
      return INKS.ink;
  }
};

const LINE = 0.7;

/** A drawing at a place and width in points. */
export const drawScene = (pen: Pen, scene: Scene, left: number, top: number, width: number): void => {
  const { doc, colours } = pen;
  const x = (value: number): number => left + value * width;
  const y = (value: number): number => top + value * width;
  const paint = (
    { fill, stroke, weight = 1 }: { readonly fill?: Role; readonly stroke?: Role; readonly weight?: number },
    shape: () => void,
  ): void => {
    if (fill !== undefined) {
      doc.fillColor(sceneInk(fill, colours));
      shape();
      doc.fill();
    }
    if (stroke !== undefined) {
      doc.strokeColor(sceneInk(stroke, colours)).lineWidth(LINE * weight);
      shape();
      doc.stroke();
    }
  };
  const label = ({ at, anchor, size, text, role, bold }: Label): void => {
    const points = size * width;
    const weight: FontWeight = bold ? 600 : 400;
    const wide = widthOf(text, points, weight);
    pen.text(text, x(at[0]) - wide * SHARE_BEFORE[anchor], y(at[1]), points, weight, sceneInk(role, colours));
  };
  const draw = (node: Node): void => {
    switch (node.kind) {
      case 'group':
        node.nodes.forEach(draw);
        return;
      case 'label':
        label(node);
        return;
      case 'line':
        paint({ stroke: node.stroke, ...(node.weight === undefined ? {} : { weight: node.weight }) }, () => {
          doc.moveTo(x(node.from[0]), y(node.from[1])).lineTo(x(node.to[0]), y(node.to[1]));
        });
        return;
      case 'circle':
        paint(node, () => doc.circle(x(node.centre[0]), y(node.centre[1]), node.radius * width));
        return;
      case 'polygon':
        paint(node, () => {
          node.points.forEach(([px, py], i) => (i === 0 ? doc.moveTo(x(px), y(py)) : doc.lineTo(x(px), y(py))));
          doc.closePath();
        });
        return;
      case 'sector': {
        const { centre, inner, outer, from, to } = node;
        const at = (radius: number, angle: number): string => {
          const [px, py] = onCircle(centre, radius, angle);
          return `${x(px)} ${y(py)}`;
        };
        const large = to - from > 180 ? 1 : 0;
        const [r, s] = [outer * width, inner * width];
        paint(node, () =>
          doc.path(
            `M${at(outer, from)}A${r} ${r} 0 ${large} 1 ${at(outer, to)}L${at(inner, to)}${inner === 0 ? '' : `A${s} ${s} 0 ${large} 0 ${at(inner, from)}`}Z`,
          ),
        );
      }
    }
  };
  scene.nodes.forEach(draw);
};
